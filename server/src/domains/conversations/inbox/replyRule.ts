import { HUMAN_AGENT_WINDOW_MS, MESSAGING_WINDOW_MS, message } from '@fanfare/shared/contracts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { pauseTexts } from '../../instagram/instagram-accounts/index.ts';
import type { LockedConversation } from './inbox.repository.ts';

/** Throws instagram_not_connected, instagram_expired, instagram_paused. */
export function assertCanSend(conversation: Pick<LockedConversation, 'account_state' | 'pause_reason'>): void {
  if (conversation.account_state === 'inactive') throw new AppError('instagram_not_connected');
  if (conversation.account_state === 'expired') throw new AppError('instagram_expired');
  if (conversation.pause_reason !== null) {
    const { text, fix } = pauseTexts[conversation.pause_reason];
    throw new AppError('instagram_paused', { text: [text, fix] });
  }
}

/** Allows replies for 24 hours, and confirmed human replies for 7 days. Throws window_closed, human_agent_needed. */
export function replyRule(conversation: LockedConversation, humanAgent: boolean, nowMs: number): { isHumanAgent: boolean } {
  assertCanSend(conversation);
  const { last_inbound_at: lastInboundAt } = conversation;
  const ageMs = lastInboundAt === null ? Number.POSITIVE_INFINITY : nowMs - lastInboundAt.getTime();
  if (ageMs < MESSAGING_WINDOW_MS) return { isHumanAgent: false };
  if (ageMs >= HUMAN_AGENT_WINDOW_MS) throw new AppError('window_closed', { text: message('instagram.window-closed-7-days') });
  if (!humanAgent) throw new AppError('human_agent_needed');
  return { isHumanAgent: true };
}
