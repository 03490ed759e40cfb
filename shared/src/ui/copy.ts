import { t } from '@lingui/core/macro';

export const copy = {
  close: t`Close`,
  cancel: t`Cancel`,
  dismiss: t`Dismiss`,
  requestId: { label: t`Request ID`, copy: t`Copy request ID`, copied: t`Copied` },
  password: {
    show: t`Show password`,
    strengths: { short: t`Too short`, weak: t`Easy to guess`, fair: t`Fair`, strong: t`Strong` },
  },
};
