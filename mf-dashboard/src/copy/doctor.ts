import { frame } from './frame.ts';

/** Texts of the connection doctor. */
const doctor = {
  title: 'Connection doctor',
  loading: 'Examining the connection',
  failed: 'The connection could not be examined.',
  retry: 'Try again',
  again: 'Examine again',
  examined: 'Examined',
  well: (count: number) => `All ${count} checks pass`,
  ill: (failed: number) =>
    failed === 1 ? '1 check fails. Repair it, then examine again.' : `${failed} checks fail. Repair them from the top.`,
  unsure: (unknown: number) =>
    unknown === 1 ? 'Nothing fails; 1 check is not known.' : `Nothing fails; ${unknown} checks are not known.`,
  checks: 'Checks, in the order in which to repair',
  results: { pass: 'Passes', fail: 'Fails', unknown: 'Not known' },
  fixes: { token_life: 'Renew the access', fields: 'Subscribe the events', deliveries: 'Compare with Instagram' },
  fixing: 'Repairing…',
  fixFailed: 'That could not be repaired',
  connect: 'Connect Instagram',
  resume: 'Send again',
  resumed: 'Sending goes on; what waited goes out where it still may',
  resumeFailed: 'Sending could not be resumed',
} as const;

/** What this part says, and what the frame around it says. */
export const copy = { ...frame, doctor };
