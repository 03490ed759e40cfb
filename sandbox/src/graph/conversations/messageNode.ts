import type { StoredAttachment } from '../../model/messageContent.ts';
import type { Message } from '../../state/repositories/messages.repository.ts';
import { graphTime } from '../answers/graphTime.ts';
import type { GraphNode } from '../answers/selectFields.ts';
import type { GraphCall } from '../GraphCall.ts';

/** Older messages of a thread return no details. */
const DETAILED_MESSAGES = 20;

export function readableMessage({ state, caller }: GraphCall, mid: string): Message | undefined {
  const message = state.messages.find(mid);
  if (!message || message.igId !== caller.account.igId || message.content.isDeleted) return undefined;
  return state.messages.countNewer(message.igsid, message.seq) < DETAILED_MESSAGES ? message : undefined;
}

export function messageNode(call: GraphCall, message: Message): GraphNode {
  const { state, caller, media } = call;
  const { account } = caller;
  const { content } = message;
  const contact = state.followers.findContact(message.igId, message.igsid);
  const follower = contact && state.followers.find(contact.followerId);
  const person = { username: follower?.username, id: message.igsid };
  const business = { username: account.username, id: account.igId };
  const isFromPerson = message.sender === 'follower';
  const shares = content.attachments?.filter(({ type }) => ['share', 'ig_post', 'ig_reel'].includes(type)) ?? [];
  const files = content.attachments?.filter((each) => each.assetId !== null && !shares.includes(each)) ?? [];
  const story = content.attachments?.find(({ type }) => type === 'story_mention');
  return {
    id: message.mid,
    created_time: graphTime(message.sentAt),
    from: isFromPerson ? person : business,
    to: { data: [isFromPerson ? business : person] },
    message: message.text,
    is_unsupported: content.isUnsupported ?? false,
    attachments: files.length === 0 ? undefined : { data: files.map((each) => fileOf(each, media.urlOf(each.assetId ?? ''))) },
    shares:
      shares.length === 0
        ? undefined
        : { data: shares.map(({ assetId, url }) => ({ link: url ?? (assetId === null ? undefined : media.urlOf(assetId)) })) },
    story: storyOf(call, message, story),
    reactions: reactionsOf(message, person, business),
    reply_to: content.replyTo && 'mid' in content.replyTo ? { mid: content.replyTo.mid } : undefined,
  };
}

function fileOf({ type, assetId }: StoredAttachment, url: string) {
  const about = { id: assetId, size: 0, name: `${type}-${assetId}` };
  if (type === 'image') return { ...about, mime_type: 'image/png', image_data: { url, width: 320, height: 320 } };
  if (type === 'video') return { ...about, mime_type: 'video/mp4', video_data: { url, width: 320, height: 320 } };
  return { ...about, mime_type: type === 'audio' ? 'audio/wav' : 'application/pdf', file_url: url };
}

function storyOf({ media }: GraphCall, { content }: Message, mention: StoredAttachment | undefined) {
  if (mention?.assetId) return { mention: { link: media.urlOf(mention.assetId), id: mention.mediaId } };
  const { replyTo } = content;
  return replyTo && 'storyId' in replyTo ? { reply_to: { link: media.urlOf(replyTo.assetId), id: replyTo.storyId } } : undefined;
}

function reactionsOf({ content }: Message, person: object, business: object) {
  const given = [
    { reaction: content.reactions?.follower, by: person },
    { reaction: content.reactions?.business, by: business },
  ].flatMap(({ reaction, by }) => (reaction ? [{ reaction: reaction.emoji, users: [by] }] : []));
  return given.length === 0 ? undefined : { data: given };
}
