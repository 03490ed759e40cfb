import { MESSAGING_WINDOW_MS } from '@fanfare/shared/contracts';
import type { Dependencies } from '../Dependencies.ts';
import type { MediaUrls } from '../media/createMediaUrls.ts';
import type { StoredAttachment } from '../model/messageContent.ts';
import type { State } from '../state/openState.ts';
import type { Delivery } from '../state/repositories/deliveries.repository.ts';
import type { Contact, Follower } from '../state/repositories/followers.repository.ts';
import type { Message } from '../state/repositories/messages.repository.ts';
import type { ConversationSummary, ConversationView, DeliverySummary, FollowerView, MessageView } from '../state/views.ts';

export function presentFollower({ id, username, name, followerCount }: Follower): FollowerView {
  return { id, username, name, followerCount };
}

export function presentConversation({ state, media }: Dependencies, contact: Contact, follower: Follower): ConversationView {
  const { igsid, lastInboundAt, isThreadElsewhere, isBlocking } = contact;
  const deliveries = new Map(state.deliveries.ofConversation(igsid).map((delivery) => [delivery.mid, delivery]));
  return {
    igsid,
    follower: presentFollower(follower),
    windowClosesAt: lastInboundAt === null ? null : lastInboundAt + MESSAGING_WINDOW_MS,
    isThreadElsewhere,
    isBlocking,
    messages: state.messages.ofConversation(igsid).map((message) => presentMessage(media, message, deliveries.get(message.mid))),
  };
}

function presentMessage(media: MediaUrls, message: Message, delivery: Delivery | undefined): MessageView {
  const { mid, sender, text, sentAt, seenAt, content } = message;
  const attachments = content.attachments ?? [];
  return {
    mid,
    sender,
    text,
    sentAt,
    seenAt,
    delivery: delivery ? presentDelivery(delivery) : null,
    attachments: attachments.map(({ type, assetId, title }) => ({
      type,
      url: assetId === null ? null : media.urlOf(assetId),
      title: title ?? null,
    })),
    quickReplies: content.quickReplies?.map(({ title }) => title) ?? [],
    template: content.template ?? null,
    note: noteOf(message),
    replyTo: content.replyTo && 'mid' in content.replyTo ? content.replyTo.mid : null,
    storyUrl: content.replyTo && 'storyId' in content.replyTo ? media.urlOf(content.replyTo.assetId) : null,
    reactions: { follower: content.reactions?.follower ?? null, business: content.reactions?.business ?? null },
    isDeleted: content.isDeleted ?? false,
    isEdited: (content.editCount ?? 0) > 0,
  };
}

function noteOf({ content }: Message): string | null {
  if (content.isDeleted) return 'Unsent';
  if (content.isUnsupported) return 'Something that apps cannot show';
  if (content.postback) return 'Tapped a button';
  if (content.quickReplyPayload !== undefined) return 'Tapped a quick reply';
  if (content.replyTo && 'storyId' in content.replyTo) return 'Replied to a story';
  if (content.attachments?.some(({ type }) => type === 'story_mention')) return 'Mentioned the account in a story';
  if (content.commentId !== undefined) return 'Private reply to a comment';
  if (content.via === 'phone') return 'Written on the account’s own phone';
  return content.via === 'otherApp' ? 'Written with another app' : null;
}

export function presentSummary(state: State, contact: Contact, follower: Follower): ConversationSummary {
  const last = state.messages.lastOf(contact.igsid);
  return {
    follower: presentFollower(follower),
    igsid: contact.igsid,
    lastText: last ? summaryOf(last) : null,
    lastAt: last?.sentAt ?? null,
    unseenCount: state.messages.unseenCount(contact.igsid, 'business'),
  };
}

function summaryOf({ text, content }: Message): string {
  if (text !== '') return text;
  const [attachment] = content.attachments ?? [];
  if (attachment) return attachmentNames[attachment.type];
  if (content.isUnsupported) return 'Something that apps cannot show';
  return content.template ? 'Template' : 'Unsent';
}

const attachmentNames: Record<StoredAttachment['type'], string> = {
  image: 'Picture',
  video: 'Film',
  audio: 'Voice message',
  file: 'Document',
  story_mention: 'Story mention',
  share: 'Post',
  ig_post: 'Post',
  ig_reel: 'Reel',
  like_heart: '❤️',
  unsupported: 'Something that apps cannot show',
};

function presentDelivery(delivery: Delivery): DeliverySummary {
  const last = delivery.attempts.at(-1);
  return {
    id: delivery.id,
    state: delivery.state,
    attempts: delivery.attempts.length,
    lastStatus: last?.status ?? null,
    lastLatencyMs: last?.latencyMs ?? null,
    lastError: last?.error ?? null,
    nextAttemptAt: delivery.state === 'pending' ? delivery.nextAttemptAt : null,
  };
}
