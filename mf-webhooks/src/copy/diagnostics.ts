import { t } from '@lingui/core/macro';

export const doctorCopy = {
  title: t`Connection diagnostics`,
  text: t`Checks each part of the connection between Instagram and your replies. Fix issues from top to bottom.`,
  open: t`Run diagnostics`,
  loading: t`Running diagnostics`,
  failed: t`Could not run diagnostics.`,
  again: t`Try again`,
  fixes: { token_life: t`Renew access`, fields: t`Subscribe to events`, deliveries: t`Sync with Instagram` },
  fixing: t`Repairing…`,
  fixed: t`Repaired`,
  fixFailed: t`Could not repair`,
  connect: t`Connect Instagram`,
};
