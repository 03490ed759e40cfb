import type { SendMessageResponse } from '@fanfare/shared/contracts/graph';
import type { MessageContent } from '../../model/messageContent.ts';
import { createMid } from '../../state/createMid.ts';
import type { Contact } from '../../state/repositories/followers.repository.ts';
import { notifyMessaging } from '../../webhook-sender/notifyApp.ts';
import { messageUpdate } from '../../webhook-sender/webhookBodies.ts';
import type { GraphCall } from '../GraphCall.ts';
import { allowances } from '../limits/createRateLimits.ts';
import { messageErrors } from '../send-request/messageErrors.ts';
import { parseSendRequest } from '../send-request/parseSendRequest.ts';
import type { RequestedMessage, SendRequest } from '../send-request/SendRequest.ts';
import { requireScope } from '../tokens/requireScope.ts';
import { checkReplyWindow, requireReachable } from './checkRecipient.ts';
import { findPrivateReply } from './findPrivateReply.ts';
import { performAction, reactToMessage } from './performAction.ts';
import { resolveAttachments } from './resolveAttachments.ts';

export function sendMessage(call: GraphCall): SendMessageResponse | Promise<SendMessageResponse> {
  const { caller, params, limits } = call;
  const request = parseSendRequest(params);
  const isPrivateReply = request.kind === 'message' && 'commentId' in request.recipient;
  requireScope(caller, isPrivateReply ? 'instagram_business_manage_comments' : 'instagram_business_manage_messages');
  if (!isPrivateReply) limits.spend(`send:${caller.account.igId}`, ...allowances.send);
  if (request.kind === 'message') return send(call, request);
  const contact = requireReachable(call, request.igsid);
  if (request.kind === 'action') performAction(call, contact, request.action);
  else reactToMessage(call, contact, request.mid, request.reaction);
  return { recipient_id: contact.igsid };
}

function send(
  call: GraphCall,
  { recipient, isHumanAgent, replyToMid, message }: Extract<SendRequest, { kind: 'message' }>,
): SendMessageResponse | Promise<SendMessageResponse> {
  const { caller, limits } = call;
  const comment = 'commentId' in recipient ? findPrivateReply(call, recipient.commentId) : null;
  if (comment?.isLive) limits.spend(`live:${caller.account.igId}`, ...allowances.privateRepliesLive);
  else if (comment) limits.spend(`private:${caller.account.igId}`, ...allowances.privateReplies);
  const contact = requireReachable(call, 'igsid' in recipient ? recipient.igsid : (comment?.igsid ?? ''));
  if (!comment) checkReplyWindow(call, contact, isHumanAgent);
  if (message.attachments.some((each) => 'type' in each && (each.type === 'audio' || each.type === 'video'))) {
    limits.spend(`film:${caller.account.igId}`, ...allowances.sendAudioOrVideo);
  }
  if (replyToMid !== null && call.state.messages.find(replyToMid)?.igsid !== contact.igsid) {
    throw messageErrors.invalidMessage('reply_to.mid is not a message of this conversation.');
  }
  const content: MessageContent = {
    ...(replyToMid !== null && { replyTo: { mid: replyToMid } }),
    ...(comment && { commentId: comment.comment.id }),
  };
  const attachments = resolveAttachments(call, message.attachments);
  const deliver = (resolved: Awaited<typeof attachments>) => {
    if (resolved.length > 0) content.attachments = resolved;
    return { recipient_id: contact.igsid, message_id: deliverToPhone(call, contact, message, content) };
  };
  return attachments instanceof Promise ? attachments.then(deliver) : deliver(attachments);
}

function deliverToPhone(call: GraphCall, contact: Contact, requested: RequestedMessage, content: MessageContent): string {
  const { state, live, media, now } = call;
  const { igId, igsid } = contact;
  const mid = createMid(state.random, igId, igsid);
  const message = { mid, igId, igsid, sender: 'business', text: requested.text, sentAt: now } as const;
  if (requested.quickReplies.length > 0) content.quickReplies = requested.quickReplies;
  if (requested.template) content.template = requested.template;
  state.transaction(() => {
    state.messages.insert(message, content);
    // A reply marks the thread as read.
    state.messages.markSeen(igsid, 'follower', now);
    const comment = content.commentId === undefined ? undefined : state.comments.find(content.commentId);
    if (comment) state.comments.save(comment.parentId ?? comment.postId, { ...comment, privateReplyMid: mid });
    const update = messageUpdate(media, message, content);
    notifyMessaging(call, { contact, mid, kind: 'echo', fields: ['messages', 'message_echoes'], update });
  });
  live.publish({ kind: 'conversation', igId, igsid });
  return mid;
}
