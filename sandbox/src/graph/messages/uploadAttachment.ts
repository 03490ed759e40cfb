import { graphErrors } from '../answers/graphErrors.ts';
import { asObject, nestedParam } from '../answers/readParams.ts';
import type { GraphCall } from '../GraphCall.ts';
import { messageErrors } from '../send-request/messageErrors.ts';
import { parseAttachment } from '../send-request/parseAttachment.ts';
import { requireScope } from '../tokens/requireScope.ts';
import { fetchAsset } from './resolveAttachments.ts';

/** The attachment can be reused by id. */
export async function uploadAttachment(call: GraphCall): Promise<{ attachment_id: string }> {
  const { state, caller, params } = call;
  requireScope(caller, 'instagram_business_manage_messages');
  const { attachment, ...others } = asObject(nestedParam(params.message));
  if (attachment === undefined) throw graphErrors.missingParameter('message');
  const [extra] = Object.keys(others);
  if (extra !== undefined) throw messageErrors.invalidMessage(`message.${extra} cannot be uploaded.`);
  const parsed = parseAttachment(attachment);
  if (parsed.source !== 'url')
    throw messageErrors.invalidMessage('An upload takes image, audio, video or file with payload.url.');
  if (!parsed.isReusable) throw messageErrors.invalidMessage('An upload needs payload.is_reusable: true.');
  const assetId = await fetchAsset(call, parsed.type, parsed.url);
  const id = state.random.digits(15);
  const { igId } = caller.account;
  state.transaction(() => state.uploads.save(igId, { id, igId, type: parsed.type, assetId }));
  return { attachment_id: id };
}
