import { type DoctorCheck, sentence } from '@fanfare/shared/contracts';

type CheckId = DoctorCheck['id'];

/** In the order in which to repair: what comes first can be the cause of what follows. */
export const checks = [
  { id: 'connected', title: sentence('An account is connected') },
  { id: 'token_alive', title: sentence('Instagram accepts the connection') },
  { id: 'token_life', title: sentence('The connection lasts') },
  { id: 'account_type', title: sentence('It is a professional account') },
  { id: 'scopes', title: sentence('The permissions are granted') },
  { id: 'fields', title: sentence('The events are subscribed') },
  { id: 'messages_allowed', title: sentence('The account allows access to messages') },
  { id: 'signature', title: sentence('Webhooks are signed with the known secret') },
  { id: 'callback', title: sentence('The webhook address answers') },
  { id: 'last_event', title: sentence('Events arrive') },
  { id: 'deliveries', title: sentence('No event is missing') },
  { id: 'other_senders', title: sentence('Nobody else answers') },
  { id: 'clock', title: sentence('The clocks agree') },
  { id: 'worker', title: sentence('Events are processed') },
  { id: 'outbox', title: sentence('Messages go out') },
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
