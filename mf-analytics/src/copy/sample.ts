import { t } from '@lingui/core/macro';

export const sample = {
  keywords: { price: t`price`, love: t`love`, shipping: t`shipping`, late: t`late`, thanks: t`thanks` },
  insights: [
    t`“price” is the most frequent keyword. Automating the reply would save the most time.`,
    t`Fridays and Saturdays are the busiest days.`,
  ],
};
