import { type DoctorCheck, sentence } from '@fanfare/shared/contracts';

type CheckId = DoctorCheck['id'];

/** In the order in which to repair: what comes first can be the cause of what follows. */
export const checks = [
  { id: 'connected', title: sentence('doctor.check-connected') },
  { id: 'token_alive', title: sentence('doctor.check-token-alive') },
  { id: 'token_life', title: sentence('doctor.check-token-life') },
  { id: 'account_type', title: sentence('doctor.check-account-type') },
  { id: 'scopes', title: sentence('doctor.check-permissions') },
  { id: 'fields', title: sentence('doctor.check-fields') },
  { id: 'messages_allowed', title: sentence('doctor.check-messages-allowed') },
  { id: 'signature', title: sentence('doctor.check-signature') },
  { id: 'callback', title: sentence('doctor.check-callback') },
  { id: 'last_event', title: sentence('doctor.check-last-event') },
  { id: 'deliveries', title: sentence('doctor.check-missed-events') },
  { id: 'other_senders', title: sentence('doctor.check-other-senders') },
  { id: 'clock', title: sentence('doctor.check-clock') },
  { id: 'worker', title: sentence('doctor.check-worker') },
  { id: 'outbox', title: sentence('doctor.check-outbox') },
] as const satisfies readonly { id: CheckId; title: string }[];

function titleOf(id: CheckId): string {
  return checks.find((check) => check.id === id)?.title ?? id;
}

export function passed(id: CheckId, finding: string): DoctorCheck {
  return { id, title: titleOf(id), result: 'pass', finding, fix: null, canFix: false };
}

/** What is used works, and something that could be used does not. */
export function warned(id: CheckId, finding: string, fix: string): DoctorCheck {
  return { id, title: titleOf(id), result: 'warn', finding, fix, canFix: false };
}

export function failed(id: CheckId, finding: string, fix: string): DoctorCheck {
  return { id, title: titleOf(id), result: 'fail', finding, fix, canFix: false };
}

export function unknownCheck(id: CheckId, finding: string, fix: string | null = null): DoctorCheck {
  return { id, title: titleOf(id), result: 'unknown', finding, fix, canFix: false };
}

/** A check whose fix can be made from here. */
export function fixable(check: DoctorCheck): DoctorCheck {
  return { ...check, canFix: true };
}
