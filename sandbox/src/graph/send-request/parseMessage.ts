import { MESSAGE_TEXT_MAX_BYTES } from '@fanfare/shared/contracts';
import { graphErrors } from '../answers/graphErrors.ts';
import { asObject } from '../answers/readParams.ts';
import { messageErrors } from './messageErrors.ts';
import { parseAttachment, parseImages } from './parseAttachment.ts';
import { parseTemplate } from './parseTemplate.ts';
import type { RequestedMessage } from './SendRequest.ts';

/** The Send API truncates titles at 20 characters and limits payloads to 1,000. */
const QUICK_REPLIES_MAX = 13;
const QUICK_REPLY_TITLE_SHOWN = 20;
const QUICK_REPLY_PAYLOAD_MAX = 1_000;

export function parseMessage(message: unknown): RequestedMessage {
  if (message === undefined) throw graphErrors.missingParameter('message');
  const { text, attachment, attachments, quick_replies, ...others } = asObject(message);
  const [extra] = Object.keys(others);
  if (extra !== undefined) throw messageErrors.invalidMessage(`message.${extra} is not a property of a message.`);
  const contents = [text, attachment, attachments].filter((content) => content !== undefined);
  if (contents.length !== 1) {
    throw messageErrors.invalidMessage('A message has one content: text, attachment or attachments. Send two messages for two.');
  }
  if (quick_replies !== undefined && text === undefined) throw messageErrors.invalidMessage('quick_replies need message.text.');
  const empty = { text: '', attachments: [], template: null, quickReplies: [] };
  if (attachments !== undefined) return { ...empty, attachments: parseImages(attachments) };
  if (attachment !== undefined) {
    const template = asObject(attachment).type === 'template' ? parseTemplate(asObject(attachment).payload) : null;
    return { ...empty, template, attachments: template ? [] : [parseAttachment(attachment)] };
  }
  return { ...empty, text: parseText(text), quickReplies: parseQuickReplies(quick_replies) };
}

function parseText(text: unknown): string {
  if (typeof text !== 'string' || text.trim() === '') throw messageErrors.invalidMessage('message.text must not be empty.');
  const bytes = Buffer.byteLength(text);
  if (bytes > MESSAGE_TEXT_MAX_BYTES) {
    throw messageErrors.invalidMessage(`message.text has ${bytes} bytes; ${MESSAGE_TEXT_MAX_BYTES} are allowed.`);
  }
  return text;
}

function parseQuickReplies(list: unknown): { title: string; payload: string }[] {
  if (list === undefined) return [];
  if (!Array.isArray(list) || list.length === 0 || list.length > QUICK_REPLIES_MAX) {
    throw messageErrors.invalidMessage(`quick_replies must be a list of 1 to ${QUICK_REPLIES_MAX}.`);
  }
  return list.map((each, index) => {
    const { content_type, title, payload, ...others } = asObject(each);
    const [extra] = Object.keys(others);
    if (extra !== undefined) throw messageErrors.invalidMessage(`quick_replies[${index}].${extra} is not a property.`);
    if (content_type !== 'text') throw messageErrors.invalidMessage(`quick_replies[${index}].content_type must be text.`);
    if (typeof title !== 'string' || title.trim() === '')
      throw messageErrors.invalidMessage(`quick_replies[${index}].title must not be empty.`);
    if (typeof payload !== 'string' || payload === '' || payload.length > QUICK_REPLY_PAYLOAD_MAX) {
      throw messageErrors.invalidMessage(`quick_replies[${index}].payload must have 1 to ${QUICK_REPLY_PAYLOAD_MAX} characters.`);
    }
    return { title: [...title].slice(0, QUICK_REPLY_TITLE_SHOWN).join(''), payload };
  });
}
