import { sentence } from '@fanfare/shared/contracts';
import { messageIssues } from '../../rules/messageIssues.ts';
import { type NodeKind, plainTraits } from '../NodeKind.ts';
import { sendFrom } from './sendFrom.ts';
import { writeTemplates } from './writeTemplates.ts';

/** Sends a text. */
export const messageKind: NodeKind = {
  sends: true,
  ...plainTraits,
  execute(node, moment) {
    const write = writeTemplates(moment);
    const text = write.text(node.data.content);
    const failure = write.failure();
    if (failure) return failure;
    if (text.trim() === '')
      return { result: 'ignored', detail: sentence('The message has no text, so nothing is sent.') + write.note() };
    const command = sendFrom(node, moment, { kind: 'text', text });
    return { result: 'sent', detail: sentence('Sends "{text}".', { text }) + write.note(), command };
  },
  issues: messageIssues,
};
