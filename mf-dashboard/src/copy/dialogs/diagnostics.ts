import { t } from '@lingui/core/macro';
import { frame } from '../frame.ts';

export const doctor = {
  title: t`Connection diagnostics`,
  loading: t`Running diagnostics`,
  failed: t`Could not run diagnostics.`,
  retry: t`Try again`,
  fixes: { token_life: t`Renew access`, fields: t`Subscribe to events`, deliveries: t`Sync with Instagram` },
  fixing: t`Repairing…`,
  fixFailed: t`Could not repair`,
  connect: t`Connect Instagram`,
  resume: t`Resume sending`,
  resumed: t`Sending resumed. Queued messages are sent where allowed.`,
  resumeFailed: t`Could not resume sending`,
};

export const copy = { ...frame, doctor };
