import type { Contact } from '../../state/repositories/followers.repository.ts';
import { graphErrors } from '../answers/graphErrors.ts';
import { graphTime } from '../answers/graphTime.ts';
import { listPage, readPageRequest } from '../answers/listPage.ts';
import type { FieldRequest } from '../answers/parseFields.ts';
import { type GraphNode, selectFields } from '../answers/selectFields.ts';
import type { GraphCall } from '../GraphCall.ts';
import { allowances } from '../limits/createRateLimits.ts';
import { requireScope } from '../tokens/requireScope.ts';
import { conversationId } from './conversationId.ts';
import { messageNode, readableMessage } from './messageNode.ts';

const SCOPE = 'instagram_business_manage_messages';

export function listConversations(call: GraphCall): unknown {
  const { state, caller, params, listedUntil } = call;
  requireConversationsAccess(call);
  if (params.platform === undefined) throw graphErrors.missingParameter('platform');
  if (params.platform !== 'instagram') throw graphErrors.badParameter('Param platform must be one of {instagram}.');
  const { igId } = caller.account;
  const { limit, olderThan = Number.MAX_SAFE_INTEGER } = readPageRequest({ params });
  const rows =
    params.user_id === undefined
      ? state.messages.threads(igId, olderThan, limit + 1, listedUntil)
      : state.messages
          .threads(igId, olderThan, Number.MAX_SAFE_INTEGER, listedUntil)
          .filter(({ igsid }) => igsid === params.user_id);
  const items = rows.slice(0, limit);
  const page = { items, first: items[0]?.seq ?? null, last: items.at(-1)?.seq ?? null, hasMore: rows.length > limit };
  return listPage(`${call.origin()}${call.path}`, params, page, ({ igsid, lastAt }) => {
    const contact = state.followers.findContact(igId, igsid);
    if (!contact) throw graphErrors.unknownObject(igsid, 'GET');
    return selectFields(conversationNode(call, contact, lastAt), params.fields, ['id', 'updated_time']);
  });
}

export function readConversation(call: GraphCall, contact: Contact): unknown {
  requireConversationsAccess(call);
  const [last] = call.state.messages.page(contact.igsid, Number.MAX_SAFE_INTEGER, 1, call.listedUntil);
  if (!last) throw graphErrors.unknownObject(conversationId(contact.igId, contact.igsid), 'GET');
  return selectFields(conversationNode(call, contact, last.sentAt), call.params.fields);
}

/** Old messages fail like deleted ones. */
export function readMessage(call: GraphCall, mid: string): unknown {
  requireConversationsAccess(call);
  const message = readableMessage(call, mid);
  if (!message) throw graphErrors.unknownObject(mid, 'GET');
  return selectFields(messageNode(call, message), call.params.fields, ['id', 'created_time']);
}

function requireConversationsAccess({ caller, limits }: GraphCall): void {
  requireScope(caller, SCOPE);
  limits.spend(`conversations:${caller.account.igId}`, ...allowances.conversations);
}

function conversationNode(call: GraphCall, contact: Contact, lastAt: number): GraphNode {
  const { state, caller } = call;
  const { account } = caller;
  const follower = state.followers.find(contact.followerId);
  return {
    id: conversationId(contact.igId, contact.igsid),
    updated_time: graphTime(lastAt),
    participants: {
      data: [
        { username: account.username, id: account.igId },
        { username: follower?.username, id: contact.igsid },
      ],
    },
    messages: ({ fields, modifiers }: FieldRequest) => pageOfMessages(call, contact, fields, modifiers),
  };
}

/** Older messages have id and time only. */
function pageOfMessages(call: GraphCall, contact: Contact, fields: FieldRequest[], modifiers: Record<string, string>): unknown {
  const { limit, olderThan = Number.MAX_SAFE_INTEGER } = readPageRequest({ params: modifiers });
  const rows = call.state.messages
    .page(contact.igsid, olderThan, limit + 1, call.listedUntil)
    .filter((message) => !message.content.isDeleted);
  const items = rows.slice(0, limit);
  const page = { items, first: items[0]?.seq ?? null, last: items.at(-1)?.seq ?? null, hasMore: rows.length > limit };
  const address = `${call.origin()}/graph.instagram.com/${conversationId(contact.igId, contact.igsid)}/messages`;
  return listPage(address, modifiers, page, (message) => {
    const requested = readableMessage(call, message.mid)
      ? fields
      : fields.filter(({ name }) => ['id', 'created_time'].includes(name));
    return selectFields(messageNode(call, message), requested, ['id', 'created_time']);
  });
}
