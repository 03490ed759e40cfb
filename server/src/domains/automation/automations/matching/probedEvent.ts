import type { TriggerEvent } from '@fanfare/engine';
import type { BodyOf } from '@fanfare/shared/contracts';

export type ProbeRequest = BodyOf<'POST /api/flows/probe'>;

export function probedEvent({ surface = 'message', text, ...about }: ProbeRequest): TriggerEvent {
  const { isFirstMessage = false, mediaId = '', isReply = false, emoji = null, payload = '', ref = null, source = null } = about;
  const message = { kind: 'message', text, isFirstMessage } as const;
  switch (surface) {
    case 'message':
      return message;
    case 'story_reply':
      return { ...message, story: 'reply' };
    case 'story_mention':
      return { ...message, story: 'mention' };
    case 'postback':
      return { ...message, postback: payload };
    case 'comment':
    case 'live_comment':
      return { kind: surface, text, mediaId, isReply };
    case 'reaction':
      return { kind: 'reaction', text, emoji };
    case 'referral':
      return { kind: 'referral', text, referral: { ref, source } };
  }
}
