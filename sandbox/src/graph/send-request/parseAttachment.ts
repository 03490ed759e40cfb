import { type AssetKind, assetKinds } from '../../model/entities.ts';
import { asObject } from '../answers/readParams.ts';
import { messageErrors } from './messageErrors.ts';
import type { RequestedAttachment } from './SendRequest.ts';

const IMAGES_MIN = 2;
const IMAGES_MAX = 10;

export function parseAttachment(attachment: unknown): RequestedAttachment {
  const { type, payload, ...others } = asObject(attachment);
  const [extra] = Object.keys(others);
  if (extra !== undefined) throw messageErrors.invalidMessage(`attachment.${extra} is not a property of an attachment.`);
  if (type === 'like_heart') {
    if (payload !== undefined) throw messageErrors.invalidMessage('A like_heart takes no payload.');
    return { source: 'heart' };
  }
  if (type === 'MEDIA_SHARE') return { source: 'post', mediaId: parsePostId(payload) };
  const kind = assetKinds.find((each) => each === type);
  if (!kind) {
    const offered = [...assetKinds, 'like_heart', 'MEDIA_SHARE', 'template'].join(', ');
    throw messageErrors.invalidMessage(`attachment.type must be one of {${offered}}.`);
  }
  return parseFile(kind, payload);
}

/** Parses 2 to 10 images. */
export function parseImages(list: unknown): RequestedAttachment[] {
  if (!Array.isArray(list) || list.length < IMAGES_MIN || list.length > IMAGES_MAX) {
    throw messageErrors.invalidMessage(`attachments must be a list of ${IMAGES_MIN} to ${IMAGES_MAX} images.`);
  }
  return list.map((each, index) => {
    if (asObject(each).type !== 'image') throw messageErrors.invalidMessage(`attachments[${index}].type must be image.`);
    return parseAttachment(each);
  });
}

function parsePostId(payload: unknown): string {
  const { id, ...others } = asObject(payload);
  if (typeof id === 'string' && id !== '' && Object.keys(others).length === 0) return id;
  throw messageErrors.invalidMessage('A MEDIA_SHARE takes payload.id, the id of an own published post.');
}

function parseFile(type: AssetKind, payload: unknown): RequestedAttachment {
  const { url, attachment_id: attachmentId, is_reusable: isReusable, ...others } = asObject(payload);
  const [extra] = Object.keys(others);
  if (extra !== undefined) throw messageErrors.invalidMessage(`payload.${extra} is not a property of an attachment.`);
  if (typeof attachmentId === 'string' && url === undefined) return { source: 'upload', type, attachmentId };
  if (typeof url !== 'string' || attachmentId !== undefined) {
    throw messageErrors.invalidMessage('An attachment takes either payload.url or payload.attachment_id.');
  }
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw messageErrors.attachmentUnreachable('payload.url must be a public https address.');
  }
  return { source: 'url', type, url, isReusable: isReusable === true || isReusable === 'true' };
}
