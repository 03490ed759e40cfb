import { type DoctorCheck, type Message, message } from '@fanfare/shared/contracts';
import { inBoth, type Words } from '../../../infrastructure/messages/words.ts';

type CheckId = DoctorCheck['id'];

/** In the order of repair: a failure can cause the following ones. */
export const checks = [
  { id: 'connected', title: message('doctor.check-connected') },
  { id: 'token_alive', title: message('doctor.check-token-alive') },
  { id: 'token_life', title: message('doctor.check-token-life') },
  { id: 'account_type', title: message('doctor.check-account-type') },
  { id: 'scopes', title: message('doctor.check-permissions') },
  { id: 'fields', title: message('doctor.check-fields') },
  { id: 'messages_allowed', title: message('doctor.check-messages-allowed') },
  { id: 'signature', title: message('doctor.check-signature') },
  { id: 'callback', title: message('doctor.check-callback') },
  { id: 'last_event', title: message('doctor.check-last-event') },
  { id: 'deliveries', title: message('doctor.check-missed-events') },
  { id: 'other_senders', title: message('doctor.check-other-senders') },
  { id: 'clock', title: message('doctor.check-clock') },
  { id: 'worker', title: message('doctor.check-worker') },
  { id: 'outbox', title: message('doctor.check-outbox') },
] as const satisfies readonly { id: CheckId; title: Message }[];

export function passed(id: CheckId, finding: Words): DoctorCheck {
  return checked(id, 'pass', finding, null);
}

export function warned(id: CheckId, finding: Words, fix: Words): DoctorCheck {
  return checked(id, 'warn', finding, fix);
}

export function failed(id: CheckId, finding: Words, fix: Words): DoctorCheck {
  return checked(id, 'fail', finding, fix);
}

export function unknownCheck(id: CheckId, finding: Words, fix: Words | null = null): DoctorCheck {
  return checked(id, 'unknown', finding, fix);
}

export function fixable(check: DoctorCheck): DoctorCheck {
  return { ...check, canFix: true };
}

function checked(id: CheckId, result: DoctorCheck['result'], finding: Words, fix: Words | null): DoctorCheck {
  return {
    id,
    ...inBoth('title', 'titleMessage', checks.find((check) => check.id === id)?.title ?? id),
    result,
    ...inBoth('finding', 'findingMessage', finding),
    ...inBoth('fix', 'fixMessage', fix),
    canFix: false,
  };
}
