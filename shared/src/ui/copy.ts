import { t } from '@lingui/core/macro';

export const copy = {
  close: t`Close`,
  cancel: t`Cancel`,
  dismiss: t`Dismiss`,
  requestId: { label: t`Request ID`, copy: t`Copy request ID`, copied: t`Copied` },
  skipToContent: t`Skip to content`,
  main: t`Main`,
  places: {
    dashboard: t`Dashboard`,
    flowBuilder: t`Flow builder`,
    automation: t`Automation`,
    webhooks: t`Webhooks`,
    analytics: t`Analytics`,
  },
  password: {
    show: t`Show password`,
    strengths: { short: t`Too short`, weak: t`Easy to guess`, fair: t`Fair`, strong: t`Strong` },
  },
};
