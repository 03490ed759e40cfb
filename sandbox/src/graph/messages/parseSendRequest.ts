import { MESSAGE_TEXT_MAX_BYTES } from '@fanfare/shared/contracts';
import { graphErrors } from '../graphErrors.ts';
import { asObject, nestedParam } from '../readParams.ts';

const senderActions = ['typing_on', 'typing_off', 'mark_seen'] as const;
export type SenderAction = (typeof senderActions)[number];

export type SendRequest = { igsid: string } & ({ kind: 'text'; text: string } | { kind: 'action'; action: SenderAction });

const knownParams = ['recipient', 'message', 'sender_action', 'messaging_type', 'access_token', 'tag', 'payload', 'reply_to'];
/** Kinds of content that Instagram takes and the sandbox does not. */
const contentNotOffered = ['attachment', 'attachments', 'quick_replies'];

/** Checks the body of `POST /{IG_ID}/messages`; throws the Graph error that fits. */
export function parseSendRequest(params: Record<string, unknown>): SendRequest {
  for (const name of Object.keys(params)) {
    if (!knownParams.includes(name)) throw graphErrors.badParameter(`Unexpected parameter ${name}.`);
  }
  const igsid = parseRecipient(nestedParam(params.recipient));
  if (params.sender_action !== undefined) return { igsid, kind: 'action', action: parseAction(params) };
  if (params.reply_to !== undefined) throw graphErrors.notOffered('inline replies (reply_to)');
  if (params.payload !== undefined) throw graphErrors.badParameter('Unexpected parameter payload.');
  checkMessagingType(params);
  return { igsid, kind: 'text', text: parseText(nestedParam(params.message)) };
}

function parseRecipient(recipient: unknown): string {
  if (recipient === undefined) throw graphErrors.missingParameter('recipient');
  const { id, comment_id, ...others } = asObject(recipient);
  if (comment_id !== undefined) throw graphErrors.notOffered('private replies to comments (recipient.comment_id)');
  if (typeof id !== 'string' || id === '' || Object.keys(others).length > 0) {
    throw graphErrors.badParameter('Param recipient must be an object with the text id.');
  }
  return id;
}

function parseAction({ sender_action, recipient, access_token, ...others }: Record<string, unknown>): SenderAction {
  if (sender_action === 'react' || sender_action === 'unreact') throw graphErrors.notOffered('reactions (sender_action)');
  const action = senderActions.find((each) => each === sender_action);
  if (!action)
    throw graphErrors.badParameter(`Param sender_action must be one of {${senderActions.join(', ')}, react, unreact}.`);
  const [extra] = Object.keys(others);
  if (extra !== undefined) throw graphErrors.badParameter(`A sender_action takes no other properties - got ${extra}.`);
  return action;
}

function checkMessagingType({ messaging_type, tag }: Record<string, unknown>): void {
  if (messaging_type !== undefined && messaging_type !== 'RESPONSE' && messaging_type !== 'MESSAGE_TAG') {
    throw graphErrors.badParameter('Param messaging_type must be one of {RESPONSE, MESSAGE_TAG}.');
  }
  if (tag === 'HUMAN_AGENT') throw graphErrors.noHumanAgent();
  if (tag !== undefined) throw graphErrors.badParameter('Param tag must be one of {HUMAN_AGENT}.');
  if (messaging_type === 'MESSAGE_TAG') throw graphErrors.missingParameter('tag');
}

function parseText(message: unknown): string {
  if (message === undefined) throw graphErrors.missingParameter('message');
  const { text, ...others } = asObject(message);
  const [extra] = Object.keys(others);
  if (extra !== undefined && contentNotOffered.includes(extra)) throw graphErrors.notOffered(`message.${extra}`);
  if (extra !== undefined) throw graphErrors.invalidMessage(`message.${extra} is not a property of a message.`);
  if (typeof text !== 'string' || text.trim() === '') throw graphErrors.invalidMessage('message.text must not be empty.');
  const bytes = Buffer.byteLength(text);
  if (bytes > MESSAGE_TEXT_MAX_BYTES) {
    throw graphErrors.invalidMessage(`message.text has ${bytes} bytes; ${MESSAGE_TEXT_MAX_BYTES} are allowed.`);
  }
  return text;
}
