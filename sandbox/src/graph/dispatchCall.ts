import { graphErrors } from './answers/graphErrors.ts';
import { deleteComment, hideComment, toggleComments } from './comments/changeComments.ts';
import { readComment } from './comments/commentNode.ts';
import { parseConversationId } from './conversations/conversationId.ts';
import { readConversation, readMessage } from './conversations/readConversations.ts';
import { accountEdges, commentEdges, type Edges, mediaEdges } from './edges.ts';
import type { GraphCall, GraphMethod } from './GraphCall.ts';
import { readContainer } from './publishing/publishContainer.ts';
import { readMedia } from './publishing/readMedia.ts';
import { readAccount, readCustomer } from './readNode.ts';

/** Ids of other accounts count as unknown. */
export function dispatchCall(call: GraphCall, method: GraphMethod, id: string, edge: string | undefined): unknown {
  const { account } = call.caller;
  if (id === 'me' || id === account.igId) {
    if (edge !== undefined) return onEdge(accountEdges, call, undefined, { method, id, edge });
    if (method === 'GET') return readAccount(call, id === 'me');
    throw graphErrors.unknownObject(id, method);
  }
  return onObject(call, method, id, edge);
}

function onObject(call: GraphCall, method: GraphMethod, id: string, edge: string | undefined): unknown {
  const { state, caller } = call;
  const { igId } = caller.account;
  const about = { method, id, edge };
  const post = state.posts.find(id);
  if (post && post.igId === igId) {
    if (edge !== undefined) return onEdge(mediaEdges, call, post, { method, id, edge });
    if (method === 'GET') return readMedia(call, post);
    if (method === 'POST') return toggleComments(call, post);
    throw graphErrors.unknownObject(id, method);
  }
  const comment = state.comments.find(id);
  if (comment && comment.igId === igId) {
    if (edge !== undefined) return onEdge(commentEdges, call, comment, { method, id, edge });
    if (method === 'GET') return readComment(call, comment);
    return method === 'POST' ? hideComment(call, comment) : deleteComment(call, comment);
  }
  if (edge === undefined && method === 'GET') return readOther(call, id);
  if (edge === undefined || method !== 'GET' || !isKnown(call, id)) throw graphErrors.unknownObject(about.id, method);
  throw graphErrors.unknownField(edge);
}

function readOther(call: GraphCall, id: string): unknown {
  const { state, caller } = call;
  const { igId } = caller.account;
  const contact = state.followers.findContact(igId, id);
  if (contact) return readCustomer(call, contact);
  const container = state.containers.find(id);
  if (container?.igId === igId) return readContainer(call, container);
  const thread = parseConversationId(id);
  const other = thread?.igId === igId ? state.followers.findContact(igId, thread.igsid) : undefined;
  if (other) return readConversation(call, other);
  if (state.messages.find(id)) return readMessage(call, id);
  throw graphErrors.unknownObject(id, 'GET');
}

function isKnown({ state, caller }: GraphCall, id: string): boolean {
  const { igId } = caller.account;
  return state.followers.findContact(igId, id) !== undefined || state.containers.find(id)?.igId === igId;
}

function onEdge<Target>(
  edges: Edges<Target>,
  call: GraphCall,
  target: Target,
  { method, id, edge }: { method: GraphMethod; id: string; edge: string },
): unknown {
  const handlers = Object.hasOwn(edges, edge) ? edges[edge] : undefined;
  const handler = handlers?.[method];
  if (handler) return handler(call, target);
  if (handlers) throw graphErrors.unsupportedMethod(method);
  throw method === 'GET' ? graphErrors.unknownField(edge) : graphErrors.unknownObject(id, method);
}
