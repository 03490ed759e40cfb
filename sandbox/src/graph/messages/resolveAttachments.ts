import { downloadMedia } from '../../media/downloadMedia.ts';
import { saveAsset } from '../../media/saveAsset.ts';
import type { AssetKind } from '../../model/entities.ts';
import type { StoredAttachment } from '../../model/messageContent.ts';
import type { GraphCall } from '../GraphCall.ts';
import { messageErrors } from '../send-request/messageErrors.ts';
import type { RequestedAttachment } from '../send-request/SendRequest.ts';

/** Synchronous if nothing is downloaded, which makes text messages fast. */
export function resolveAttachments(
  call: GraphCall,
  requested: RequestedAttachment[],
): StoredAttachment[] | Promise<StoredAttachment[]> {
  if (requested.length === 0) return [];
  return Promise.all(requested.map((each) => resolve(call, each)));
}

async function resolve(call: GraphCall, requested: RequestedAttachment): Promise<StoredAttachment> {
  const { state, caller } = call;
  const { igId } = caller.account;
  if (requested.source === 'heart') return { type: 'like_heart', assetId: null };
  if (requested.source === 'upload') {
    const upload = state.uploads.find(requested.attachmentId);
    if (!upload || upload.igId !== igId || upload.type !== requested.type) throw messageErrors.unknownAttachment();
    return { type: upload.type, assetId: upload.assetId };
  }
  if (requested.source === 'post') {
    const post = state.posts.find(requested.mediaId);
    if (!post || post.igId !== igId || post.byFollowerId !== null) {
      throw messageErrors.invalidMessage('payload.id is not a published post of this account.');
    }
    return { type: 'ig_post', assetId: post.assetIds[0] ?? null, mediaId: post.id, title: post.caption };
  }
  return { type: requested.type, assetId: await fetchAsset(call, requested.type, requested.url) };
}

/** Throws the Send API's error for unusable media. */
export async function fetchAsset({ state, caller }: GraphCall, kind: AssetKind, url: string): Promise<string> {
  const content = await downloadMedia(url, kind);
  if (content === 'unreachable') throw messageErrors.attachmentUnreachable(`Nothing could be downloaded from ${url}.`);
  if (content === 'type') throw messageErrors.attachmentType(`The address serves no ${kind} that Instagram takes.`);
  if (content === 'size') throw messageErrors.attachmentSize(`The ${kind} is too large.`);
  return saveAsset(state, caller.account.igId, kind, content);
}
