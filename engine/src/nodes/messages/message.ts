import { message } from '@fanfare/shared/contracts';
import { messageIssues } from '../../rules/messageIssues.ts';
import { type NodeKind, plainTraits } from '../NodeKind.ts';
import { sendFrom } from './sendFrom.ts';
import { writeTemplates } from './writeTemplates.ts';

export const messageKind: NodeKind = {
  sends: true,
  ...plainTraits,
  execute(node, moment) {
    const write = writeTemplates(moment);
    const text = write.text(node.data.content);
    const failure = write.failure();
    if (failure) return failure;
    if (text.trim() === '') return { result: 'ignored', detail: write.noted(message('runs.message-empty')) };
    const command = sendFrom(node, moment, { kind: 'text', text });
    return { result: 'sent', detail: write.noted(message('runs.sends-text', { text })), command };
  },
  issues: messageIssues,
};
