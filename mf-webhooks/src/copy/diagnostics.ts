import { t } from '@lingui/core/macro';

export const doctorCopy = {
  title: t`Connection doctor`,
  text: t`Examines every link between Instagram and an answer, in the order in which to repair them.`,
  open: t`Examine the connection`,
  loading: t`Examining the connection`,
  failed: t`The connection could not be examined.`,
  again: t`Try again`,
  fixes: { token_life: t`Renew the access`, fields: t`Subscribe the events`, deliveries: t`Compare with Instagram` },
  fixing: t`Repairing…`,
  fixed: t`Repaired`,
  fixFailed: t`That could not be repaired`,
  connect: t`Connect Instagram`,
};
