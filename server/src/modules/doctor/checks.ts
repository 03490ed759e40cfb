import type { DoctorCheck } from '@fanfare/shared/contracts';

type CheckId = DoctorCheck['id'];

/** In the order in which to repair: what comes first can be the cause of what follows. */
export const checks = [
  { id: 'connected', title: 'An account is connected' },
  { id: 'token_alive', title: 'Instagram accepts the connection' },
  { id: 'token_life', title: 'The connection lasts' },
  { id: 'account_type', title: 'It is a professional account' },
  { id: 'scopes', title: 'The permissions are granted' },
  { id: 'fields', title: 'The events are subscribed' },
  { id: 'messages_allowed', title: 'The account allows access to messages' },
  { id: 'signature', title: 'Webhooks are signed with the known secret' },
  { id: 'callback', title: 'The webhook address answers' },
  { id: 'last_event', title: 'Events arrive' },
  { id: 'deliveries', title: 'No event is missing' },
  { id: 'other_senders', title: 'Nobody else answers' },
  { id: 'clock', title: 'The clocks agree' },
  { id: 'worker', title: 'Events are processed' },
  { id: 'outbox', title: 'Messages go out' },
] as const satisfies readonly { id: CheckId; title: string }[];

function titleOf(id: CheckId): string {
  return checks.find((check) => check.id === id)?.title ?? id;
}

export function passed(id: CheckId, finding: string): DoctorCheck {
  return { id, title: titleOf(id), result: 'pass', finding, fix: null, canFix: false };
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
