import { textsOf } from '@fanfare/shared/language';
import { frame } from '../frame.ts';

/** Texts of the connection doctor. */
export const doctor = textsOf('dashboard/doctor', {
  title: 'Connection doctor',
  loading: 'Examining the connection',
  failed: 'The connection could not be examined.',
  retry: 'Try again',
  fixes: { token_life: 'Renew the access', fields: 'Subscribe the events', deliveries: 'Compare with Instagram' },
  fixing: 'Repairing…',
  fixFailed: 'That could not be repaired',
  connect: 'Connect Instagram',
  resume: 'Send again',
  resumed: 'Sending goes on; what waited goes out where it still may',
  resumeFailed: 'Sending could not be resumed',
});

/** What this part says, and what the frame around it says. */
export const copy = { ...frame, doctor };
