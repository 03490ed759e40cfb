import type { Dependencies } from '../../Dependencies.ts';
import { saveAsset } from '../../media/saveAsset.ts';
import type { MessageContent, StoredAttachment } from '../../model/messageContent.ts';
import { ApiError } from '../../state/ApiError.ts';
import { createMid } from '../../state/createMid.ts';
import type { Delivery } from '../../state/repositories/deliveries.repository.ts';
import { notifyMessaging } from '../../webhook-sender/notifyApp.ts';
import { messageUpdate } from '../../webhook-sender/webhookBodies.ts';
import type { Actor } from './Actor.ts';
import type { BusinessMessage, FollowerMessage } from './FollowerMessage.ts';

export interface Written {
  mid: string;
  igsid: string;
  /** Null if the app gets no webhook. */
  deliveryId: number | null;
}

/** Opens the messaging window and counts as consent. */
export function writeAsFollower(dependencies: Dependencies, actor: Actor, written: FollowerMessage): Written {
  const { account } = actor;
  const content = contentOf(dependencies, account.igId, written);
  const { text = '' } = written;
  if (text === '' && !content.attachments && !content.isUnsupported) {
    throw new ApiError(400, 'A message needs a text, a file, a share, a story mention or isUnsupported.');
  }
  return storeInbound(dependencies, actor, text, content);
}

export function storeInbound(dependencies: Dependencies, { contact }: Actor, text: string, content: MessageContent): Written {
  const { state, clock, live, media } = dependencies;
  const { igId, igsid } = contact;
  const now = clock.now();
  const message = { mid: createMid(state.random, igId, igsid), igId, igsid, sender: 'follower', text, sentAt: now } as const;
  const isTap = content.postback !== undefined;
  const delivery = state.transaction((): Delivery | null => {
    state.messages.insert(message, content);
    state.followers.recordInbound(igsid, now);
    const update = messageUpdate(media, message, content);
    const fields = [isTap ? 'messaging_postbacks' : 'messages'];
    return notifyMessaging(dependencies, { contact, mid: message.mid, kind: isTap ? 'postback' : 'message', fields, update });
  });
  live.publish({ kind: 'conversation', igId, igsid });
  return { mid: message.mid, igsid, deliveryId: delivery?.id ?? null };
}

/** The app receives an echo of a message that it did not send. */
export function writeAsBusiness(dependencies: Dependencies, { contact }: Actor, written: BusinessMessage): Written {
  const { state, clock, live, media } = dependencies;
  const { igId, igsid } = contact;
  const { text = '', files = [], via = 'phone' } = written;
  const now = clock.now();
  const message = { mid: createMid(state.random, igId, igsid), igId, igsid, sender: 'business', text, sentAt: now } as const;
  const delivery = state.transaction((): Delivery | null => {
    const attachments = files.map((type) => ({ type, assetId: saveAsset(state, igId, type) }));
    const content: MessageContent = { via, ...(attachments.length > 0 && { attachments }) };
    state.messages.insert(message, content);
    state.messages.markSeen(igsid, 'follower', now);
    const update = messageUpdate(media, message, content);
    return notifyMessaging(dependencies, {
      contact,
      mid: message.mid,
      kind: 'echo',
      fields: ['messages', 'message_echoes'],
      update,
    });
  });
  live.publish({ kind: 'conversation', igId, igsid });
  return { mid: message.mid, igsid, deliveryId: delivery?.id ?? null };
}

function contentOf({ state }: Dependencies, igId: string, written: FollowerMessage): MessageContent {
  const { files = [], share, storyMention, storyReply, replyTo, referral, isUnsupported } = written;
  const attachments: StoredAttachment[] = files.map((type) => ({ type, assetId: saveAsset(state, igId, type) }));
  if (storyMention)
    attachments.push({
      type: 'story_mention',
      assetId: saveAsset(state, igId, 'image'),
      mediaId: `180${state.random.digits(14)}`,
    });
  if (share) attachments.push(shareOf(state, igId, share.postId));
  return {
    ...(attachments.length > 0 && { attachments }),
    ...(storyReply && { replyTo: storyOf(state, igId, storyReply.postId) }),
    ...(replyTo !== undefined && { replyTo: { mid: replyTo } }),
    ...(referral && { referral: { ...referral, source: referral.adId === undefined ? 'SHORTLINK' : 'ADS' } }),
    ...(isUnsupported && { isUnsupported: true }),
  };
}

function shareOf(state: Dependencies['state'], igId: string, postId: string): StoredAttachment {
  const post = state.posts.find(postId);
  if (!post || post.igId !== igId) throw new ApiError(404, `The account has no post ${postId}.`);
  const [assetId = null] = post.assetIds;
  const about = { mediaId: post.id, title: post.caption };
  if (post.productType !== 'REELS') return { type: 'ig_post', assetId, ...about };
  return { type: 'ig_reel', assetId, ...about, url: `https://www.instagram.com/reel/${post.shortcode}/` };
}

function storyOf(state: Dependencies['state'], igId: string, postId: string | undefined) {
  const stories = state.posts.listOf(igId).filter(({ productType }) => productType === 'STORY');
  const story = postId === undefined ? stories[0] : stories.find(({ id }) => id === postId);
  if (!story) throw new ApiError(404, 'The account has no such story.');
  return { storyId: story.id, assetId: story.assetIds[0] ?? '' };
}
