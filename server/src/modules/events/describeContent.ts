import { type EventType, sentence } from '@fanfare/shared/contracts';

type Item = Record<string, unknown>;

/** What messages carry besides text, by the names of the webhook. */
const carried: Readonly<Record<string, string>> = {
  image: sentence('Picture'),
  video: sentence('Video'),
  audio: sentence('Voice message'),
  file: sentence('File'),
  template: sentence('Card with buttons'),
  share: sentence('Shared post'),
  ig_post: sentence('Shared post'),
  reel: sentence('Shared reel'),
  ig_reel: sentence('Shared reel'),
  story: sentence('Shared story'),
  ig_story: sentence('Shared story'),
  story_mention: sentence('Mentioned you in a story'),
  ephemeral: sentence('Picture or video that disappears'),
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
      return sentence('Has seen your messages');
    case 'message_deletions':
      return sentence('Unsent a message');
    case 'message_edits':
      return sentence('Edited a message');
    case 'message_reactions':
      return describeReaction(item(core.reaction));
    case 'message_referrals':
      return describeReferral(item(core.referral));
    case 'mentions':
      return core.comment_id === undefined ? sentence('Mentioned you in a caption') : sentence('Mentioned you in a comment');
    default:
      return null;
  }
}

function describeMessage({ attachments, is_unsupported: isUnsupported }: Item): string | null {
  if (isUnsupported === true) return sentence('A message of a kind that Instagram does not pass on');
  if (!Array.isArray(attachments) || attachments.length === 0) return null;
  const type = String(item(attachments[0]).type);
  const name = Object.hasOwn(carried, type) ? carried[type] : undefined;
  if (name === undefined) return sentence('Attachment');
  return attachments.length > 1 && type === 'image' ? sentence('{count} pictures', { count: attachments.length }) : name;
}

function describeReaction({ action, reaction }: Item): string | null {
  if (action === 'unreact') return sentence('Took a reaction back');
  return typeof reaction === 'string' && reaction !== '' ? sentence('Reacted: {reaction}', { reaction }) : null;
}

function describeReferral({ ref }: Item): string {
  return typeof ref === 'string' && ref !== '' ? sentence('Came by a link: {ref}', { ref }) : sentence('Came by a link');
}

function item(value: unknown): Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Item) : {};
}
