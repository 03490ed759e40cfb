import { message } from '@fanfare/shared/contracts';
import { messageIssues } from '../../rules/messageIssues.ts';
import { type NodeKind, plainTraits } from '../NodeKind.ts';
import { createSendCommand } from './createSendCommand.ts';
import { writeTemplates } from './writeTemplates.ts';

export const messageKind: NodeKind = {
  sends: true,
  ...plainTraits,
  execute(node, context) {
    const write = writeTemplates(context);
    const text = write.text(node.data.content);
    const failure = write.failure();
    if (failure) return failure;
    if (text.trim() === '') return { result: 'ignored', detail: write.noted(message('runs.message-empty')) };
    const command = createSendCommand(node, context, { kind: 'text', text });
    return { result: 'sent', detail: write.noted(message('runs.sends-text', { text })), command };
  },
  issues: messageIssues,
};
