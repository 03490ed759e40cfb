import type { MessagingUpdate, WebhookBody } from '@fanfare/shared/contracts/graph';
import { type MediaUrls, mediaLifetimesMs } from '../media/createMediaUrls.ts';
import type { MessageContent, StoredAttachment, TemplateButton } from '../model/messageContent.ts';
import type { Message } from '../state/repositories/messages.repository.ts';

type Sent = Pick<Message, 'igId' | 'igsid' | 'mid' | 'text' | 'sentAt' | 'sender'>;

/** In echoes, sender and recipient are swapped. */
export function messageUpdate(media: MediaUrls, message: Sent, content: MessageContent = {}): MessagingUpdate {
  const isEcho = message.sender === 'business';
  const [sender, recipient] = isEcho ? [message.igId, message.igsid] : [message.igsid, message.igId];
  const parties = { sender: { id: sender }, recipient: { id: recipient }, timestamp: message.sentAt };
  if (content.postback) return { ...parties, postback: { mid: message.mid, ...content.postback } };
  return {
    ...parties,
    message: { mid: message.mid, ...describeContent(media, message.text, content), ...(isEcho && { is_echo: true }) },
  };
}

function describeContent(media: MediaUrls, text: string, content: MessageContent) {
  const { attachments = [], template, replyTo, quickReplyPayload, referral, isUnsupported } = content;
  const described = [
    ...attachments.map((each) => describeAttachment(media, each)),
    ...(template ? [describeTemplate(content)] : []),
  ];
  return {
    ...(text !== '' && { text }),
    ...(described.length > 0 && { attachments: described }),
    ...(replyTo && { reply_to: 'mid' in replyTo ? replyTo : storyOf(media, replyTo) }),
    ...(quickReplyPayload !== undefined && { quick_reply: { payload: quickReplyPayload } }),
    ...(referral && { referral: describeReferral(referral) }),
    ...(isUnsupported && { is_unsupported: true }),
  };
}

function storyOf(media: MediaUrls, { storyId, assetId }: { storyId: string; assetId: string }) {
  return { story: { id: storyId, url: media.urlOf(assetId, mediaLifetimesMs.story) } };
}

function describeAttachment(media: MediaUrls, { type, assetId, mediaId, title, url }: StoredAttachment) {
  const address =
    url ?? (assetId === null ? undefined : media.urlOf(assetId, type === 'story_mention' ? mediaLifetimesMs.story : undefined));
  if (type === 'ig_post') return { type, payload: { ig_post_media_id: mediaId, title, url: address } };
  if (type === 'ig_reel') return { type, payload: { reel_video_id: mediaId, title, url: address } };
  return { type, payload: { url: address } };
}

function describeTemplate({ template }: MessageContent) {
  if (!template) return { type: 'template', payload: {} };
  const buttons = (list: TemplateButton[]) => (list.length > 0 ? { buttons: list } : {});
  if (template.kind === 'button') {
    return { type: 'template', payload: { template_type: 'button', text: template.text, ...buttons(template.buttons) } };
  }
  const elements = template.elements.map(({ title, subtitle, imageUrl, url, buttons: list }) => ({
    title,
    ...(subtitle !== undefined && { subtitle }),
    ...(imageUrl !== undefined && { image_url: imageUrl }),
    ...(url !== undefined && { default_action: { type: 'web_url', url } }),
    ...buttons(list),
  }));
  return { type: 'template', payload: { template_type: 'generic', elements } };
}

function describeReferral({ ref, source, adId, adTitle }: NonNullable<MessageContent['referral']>) {
  const ad = adId === undefined ? {} : { ad_id: adId, ads_context_data: { ad_title: adTitle ?? '' } };
  return { ref, source, type: 'OPEN_THREAD', ...ad };
}

/** Uses `messaging`, or `standby` if another app has the thread. */
export function messagingBody(igId: string, time: number, update: MessagingUpdate, isStandby = false): WebhookBody {
  return { object: 'instagram', entry: [{ id: igId, time, ...(isStandby ? { standby: [update] } : { messaging: [update] }) }] };
}

/** The entry's time is in seconds. */
export function changeBody(igId: string, time: number, field: string, value: Record<string, unknown>): WebhookBody {
  return { object: 'instagram', entry: [{ id: igId, time: Math.floor(time / 1000), changes: [{ field, value }] }] };
}
