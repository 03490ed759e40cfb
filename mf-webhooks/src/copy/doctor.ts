import { textsOf } from '@fanfare/shared/language';

/** Texts of the connection doctor. */
export const doctorCopy = textsOf('webhooks/doctor', {
  title: 'Connection doctor',
  text: 'Examines every link between Instagram and an answer, in the order in which to repair them.',
  open: 'Examine the connection',
  loading: 'Examining the connection',
  failed: 'The connection could not be examined.',
  again: 'Try again',
  fixes: { token_life: 'Renew the access', fields: 'Subscribe the events', deliveries: 'Compare with Instagram' },
  fixing: 'Repairing…',
  fixed: 'Repaired',
  fixFailed: 'That could not be repaired',
  connect: 'Connect Instagram',
});
