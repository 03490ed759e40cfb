import { type EventType, type Message, message } from '@fanfare/shared/contracts';

type Item = Record<string, unknown>;

const carried: Readonly<Record<string, Message>> = {
  image: message('events.picture'),
  video: message('events.video'),
  audio: message('events.voice-message'),
  file: message('events.file'),
  template: message('events.card-buttons'),
  share: message('events.shared-post'),
  ig_post: message('events.shared-post'),
  reel: message('events.shared-reel'),
  ig_reel: message('events.shared-reel'),
  story: message('events.shared-story'),
  ig_story: message('events.shared-story'),
  story_mention: message('events.mentioned-in-story'),
  ephemeral: message('events.disappearing-media'),
};

export function describeContent(type: EventType, payload: unknown, author: string | null = null): Message | null {
  const update = item(payload);
  // Some messages are received as `changes`, one level deeper.
  const core = update.value === undefined ? update : item(update.value);
  switch (type) {
    case 'messages':
    case 'message_echoes':
      return describeMessage(item(core.message));
    case 'message_seen':
      return message('events.messages-seen');
    case 'message_deletions':
      return message('events.message-unsent');
    case 'message_edits':
      return message('events.message-edited');
    case 'message_reactions':
      return describeReaction(item(core.reaction));
    case 'message_referrals':
      return describeReferral(item(core.referral));
    case 'mentions':
      return core.comment_id === undefined ? message('events.mentioned-in-caption') : message('events.mentioned-in-comment');
    case 'webhook_error':
      return describeNotice(update.notice, author);
    default:
      return null;
  }
}

function describeNotice(notice: unknown, author: string | null): Message | null {
  if (notice === 'mention')
    return author === null ? message('events.note-mention') : message('events.note-mention-by', { author });
  if (notice !== 'assignment') return null;
  return author === null ? message('events.assigned') : message('events.assigned-by', { author });
}

function describeMessage({ attachments, is_unsupported: isUnsupported }: Item): Message | null {
  if (isUnsupported === true) return message('events.unsupported-message');
  if (!Array.isArray(attachments) || attachments.length === 0) return null;
  const type = String(item(attachments[0]).type);
  const name = Object.hasOwn(carried, type) ? carried[type] : undefined;
  if (name === undefined) return message('events.attachment');
  return attachments.length > 1 && type === 'image' ? message('events.pictures', { count: attachments.length }) : name;
}

function describeReaction({ action, reaction }: Item): Message | null {
  if (action === 'unreact') return message('events.reaction-removed');
  return typeof reaction === 'string' && reaction !== '' ? message('events.reacted', { reaction }) : null;
}

function describeReferral({ ref }: Item): Message {
  return typeof ref === 'string' && ref !== '' ? message('events.came-by-ref', { ref }) : message('events.came-by-link');
}

function item(value: unknown): Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Item) : {};
}
