import type { EventType } from '@fanfare/shared/contracts';

type Item = Record<string, unknown>;

/** What messages carry besides text, by the names of the webhook. */
const carried: Readonly<Record<string, string>> = {
  image: 'Picture',
  video: 'Video',
  audio: 'Voice message',
  file: 'File',
  template: 'Card with buttons',
  share: 'Shared post',
  ig_post: 'Shared post',
  reel: 'Shared reel',
  ig_reel: 'Shared reel',
  story: 'Shared story',
  ig_story: 'Shared story',
  story_mention: 'Mentioned you in a story',
  ephemeral: 'Picture or video that disappears',
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
      return 'Has seen your messages';
    case 'message_deletions':
      return 'Unsent a message';
    case 'message_edits':
      return 'Edited a message';
    case 'message_reactions':
      return describeReaction(item(core.reaction));
    case 'message_referrals':
      return describeReferral(item(core.referral));
    case 'mentions':
      return core.comment_id === undefined ? 'Mentioned you in a caption' : 'Mentioned you in a comment';
    default:
      return null;
  }
}

function describeMessage({ attachments, is_unsupported: isUnsupported }: Item): string | null {
  if (isUnsupported === true) return 'A message of a kind that Instagram does not pass on';
  if (!Array.isArray(attachments) || attachments.length === 0) return null;
  const type = String(item(attachments[0]).type);
  const name = Object.hasOwn(carried, type) ? carried[type] : undefined;
  if (name === undefined) return 'Attachment';
  return attachments.length > 1 && type === 'image' ? `${attachments.length} pictures` : name;
}

function describeReaction({ action, reaction }: Item): string | null {
  if (action === 'unreact') return 'Took a reaction back';
  return typeof reaction === 'string' && reaction !== '' ? `Reacted: ${reaction}` : null;
}

function describeReferral({ ref }: Item): string {
  return typeof ref === 'string' && ref !== '' ? `Came by a link: ${ref}` : 'Came by a link';
}

function item(value: unknown): Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Item) : {};
}
