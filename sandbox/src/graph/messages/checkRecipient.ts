import { MESSAGING_WINDOW_MS } from '@fanfare/shared/contracts';
import type { Contact } from '../../state/repositories/followers.repository.ts';
import type { GraphCall } from '../GraphCall.ts';
import { messageErrors } from '../send-request/messageErrors.ts';

/** Applies to the tag HUMAN_AGENT. */
export const HUMAN_AGENT_WINDOW_MS = 7 * 24 * 60 * 60 * 1000;

/** Does not check the window. */
export function requireReachable({ state, caller }: GraphCall, igsid: string): Contact {
  const contact = state.followers.findContact(caller.account.igId, igsid);
  if (!contact) throw messageErrors.noMatchingUser();
  if (!caller.account.isMessageAccessOn) throw messageErrors.accessSwitchedOff();
  const { access, testers } = state.preferences.get();
  if (access === 'standard' && !testers.includes(contact.followerId)) throw messageErrors.standardAccess();
  if (contact.isBlocking) throw messageErrors.personUnavailable();
  if (contact.isThreadElsewhere) throw messageErrors.threadElsewhere();
  return contact;
}

/** Allows 24 hours from the person's last message, and seven days for human agents. */
export function checkReplyWindow({ state, now }: GraphCall, { lastInboundAt }: Contact, isHumanAgent: boolean): void {
  if (isHumanAgent && !state.preferences.get().hasHumanAgent) throw messageErrors.noHumanAgent();
  const windowMs = isHumanAgent ? HUMAN_AGENT_WINDOW_MS : MESSAGING_WINDOW_MS;
  if (lastInboundAt === null || now - lastInboundAt > windowMs) throw messageErrors.outsideWindow();
}
