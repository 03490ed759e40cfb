import { t } from '@lingui/core/macro';

export const sample = {
  keywords: { price: t`price`, love: t`love`, shipping: t`shipping`, late: t`late`, thanks: t`thanks` },
  insights: [
    t`“price” is asked most often: an automation that answers it saves the most time.`,
    t`Fridays and Saturdays are busiest.`,
  ],
};
