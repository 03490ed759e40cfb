import { type EventType, sentence } from '@fanfare/shared/contracts';

type Item = Record<string, unknown>;

/** What messages carry besides text, by the names of the webhook. */
const carried: Readonly<Record<string, string>> = {
  image: sentence('events.picture'),
  video: sentence('events.video'),
  audio: sentence('events.voice-message'),
  file: sentence('events.file'),
  template: sentence('events.card-buttons'),
  share: sentence('events.shared-post'),
  ig_post: sentence('events.shared-post'),
  reel: sentence('events.shared-reel'),
  ig_reel: sentence('events.shared-reel'),
  story: sentence('events.shared-story'),
  ig_story: sentence('events.shared-story'),
  story_mention: sentence('events.mentioned-in-story'),
  ephemeral: sentence('events.disappearing-media'),
};

/** What lists show of an event that has no text of its own; null where nothing is known about it. */
export function describeContent(type: EventType, payload: unknown): string | null {
  const update = item(payload);
  // Some conversations come as changes, a level further down.
  const core = update.value === undefined ? update : item(update.value);
  switch (type) {
    case 'messages':
    case 'message_echoes':
      return describeMessage(item(core.message));
    case 'message_seen':
      return sentence('events.messages-seen');
    case 'message_deletions':
      return sentence('events.message-unsent');
    case 'message_edits':
      return sentence('events.message-edited');
    case 'message_reactions':
      return describeReaction(item(core.reaction));
    case 'message_referrals':
      return describeReferral(item(core.referral));
    case 'mentions':
      return core.comment_id === undefined ? sentence('events.mentioned-in-caption') : sentence('events.mentioned-in-comment');
    default:
      return null;
  }
}

function describeMessage({ attachments, is_unsupported: isUnsupported }: Item): string | null {
  if (isUnsupported === true) return sentence('events.unsupported-message');
  if (!Array.isArray(attachments) || attachments.length === 0) return null;
  const type = String(item(attachments[0]).type);
  const name = Object.hasOwn(carried, type) ? carried[type] : undefined;
  if (name === undefined) return sentence('events.attachment');
  return attachments.length > 1 && type === 'image' ? sentence('events.pictures', { count: attachments.length }) : name;
}

function describeReaction({ action, reaction }: Item): string | null {
  if (action === 'unreact') return sentence('events.reaction-removed');
  return typeof reaction === 'string' && reaction !== '' ? sentence('events.reacted', { reaction }) : null;
}

function describeReferral({ ref }: Item): string {
  return typeof ref === 'string' && ref !== '' ? sentence('events.came-by-ref', { ref }) : sentence('events.came-by-link');
}

function item(value: unknown): Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Item) : {};
}
