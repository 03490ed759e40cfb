import { t } from '@lingui/core/macro';
import { frame } from '../frame.ts';

export const doctor = {
  title: t`Connection doctor`,
  loading: t`Examining the connection`,
  failed: t`The connection could not be examined.`,
  retry: t`Try again`,
  fixes: { token_life: t`Renew the access`, fields: t`Subscribe the events`, deliveries: t`Compare with Instagram` },
  fixing: t`Repairing…`,
  fixFailed: t`That could not be repaired`,
  connect: t`Connect Instagram`,
  resume: t`Send again`,
  resumed: t`Sending goes on; what waited goes out where it still may`,
  resumeFailed: t`Sending could not be resumed`,
};

export const copy = { ...frame, doctor };
