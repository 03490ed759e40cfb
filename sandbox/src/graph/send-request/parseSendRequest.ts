import { graphErrors } from '../answers/graphErrors.ts';
import { asObject, nestedParam } from '../answers/readParams.ts';
import { parseMessage } from './parseMessage.ts';
import { parseReaction } from './parseReaction.ts';
import { type PlainAction, plainActions, type Recipient, type SendRequest } from './SendRequest.ts';

const knownParams = ['recipient', 'message', 'sender_action', 'messaging_type', 'access_token', 'tag', 'payload', 'reply_to'];

/** Throws the matching Graph error. */
export function parseSendRequest(params: Record<string, unknown>): SendRequest {
  for (const name of Object.keys(params)) {
    if (!knownParams.includes(name)) throw graphErrors.badParameter(`Unexpected parameter ${name}.`);
  }
  const recipient = parseRecipient(nestedParam(params.recipient));
  if (params.sender_action !== undefined) return parseAction(recipient, params);
  if (params.payload !== undefined) throw graphErrors.badParameter('Unexpected parameter payload.');
  const isHumanAgent = parseTag(params);
  const replyToMid = parseReplyTo(nestedParam(params.reply_to));
  return { kind: 'message', recipient, isHumanAgent, replyToMid, message: parseMessage(nestedParam(params.message)) };
}

function parseRecipient(recipient: unknown): Recipient {
  if (recipient === undefined) throw graphErrors.missingParameter('recipient');
  const { id, comment_id: commentId, ...others } = asObject(recipient);
  const isAlone = Object.keys(others).length === 0;
  if (isAlone && id === undefined && typeof commentId === 'string' && commentId !== '') return { commentId };
  if (isAlone && commentId === undefined && typeof id === 'string' && id !== '') return { igsid: id };
  throw graphErrors.badParameter('Param recipient must be an object with either the text id or the text comment_id.');
}

function parseAction(recipient: Recipient, params: Record<string, unknown>): SendRequest {
  const { sender_action, recipient: _, access_token, payload, ...others } = params;
  if ('commentId' in recipient) throw graphErrors.badParameter('A sender_action needs recipient.id.');
  const { igsid } = recipient;
  const [extra] = Object.keys(others);
  if (extra !== undefined) throw graphErrors.badParameter(`A sender_action takes no other properties - got ${extra}.`);
  if (sender_action === 'react' || sender_action === 'unreact') {
    return { kind: 'reaction', igsid, ...parseReaction(sender_action, nestedParam(payload)) };
  }
  if (payload !== undefined) throw graphErrors.badParameter('A sender_action takes no other properties - got payload.');
  return { kind: 'action', igsid, action: parseActionName(sender_action) };
}

function parseActionName(name: unknown): PlainAction {
  const action = plainActions.find((each) => each === name);
  if (action) return action;
  throw graphErrors.badParameter(`Param sender_action must be one of {${plainActions.join(', ')}, react, unreact}.`);
}

function parseTag({ messaging_type, tag }: Record<string, unknown>): boolean {
  if (messaging_type !== undefined && messaging_type !== 'RESPONSE' && messaging_type !== 'MESSAGE_TAG') {
    throw graphErrors.badParameter('Param messaging_type must be one of {RESPONSE, MESSAGE_TAG}.');
  }
  if (tag !== undefined && tag !== 'HUMAN_AGENT') throw graphErrors.badParameter('Param tag must be one of {HUMAN_AGENT}.');
  if (tag === undefined && messaging_type === 'MESSAGE_TAG') throw graphErrors.missingParameter('tag');
  return tag === 'HUMAN_AGENT';
}

function parseReplyTo(replyTo: unknown): string | null {
  if (replyTo === undefined) return null;
  const { mid, ...others } = asObject(replyTo);
  if (typeof mid === 'string' && mid !== '' && Object.keys(others).length === 0) return mid;
  throw graphErrors.badParameter('Param reply_to must be an object with the text mid.');
}
