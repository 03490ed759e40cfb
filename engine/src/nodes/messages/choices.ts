import {
  BUTTON_TEXT_MAX_LENGTH,
  BUTTON_TITLE_MAX_LENGTH,
  BUTTONS_MAX,
  type FlowNode,
  type FlowOption,
  message,
  type OutgoingMessage,
  QUICK_REPLIES_MAX,
  quotedWords,
} from '@fanfare/shared/contracts';
import { error } from '../../rules/issue.ts';
import { messageIssues } from '../../rules/messageIssues.ts';
import type { NodeKind } from '../NodeKind.ts';
import { createSendCommand } from './createSendCommand.ts';
import {
  optionIssues,
  outputsOfOptions,
  payloadOf,
  postbackOptions,
  receiveChoice,
  suspendForReply,
  waitIssues,
} from './options.ts';
import { toButtons } from './toButtons.ts';
import { truncate } from './truncate.ts';
import { type TemplateWriter, writeTemplates } from './writeTemplates.ts';

export const choicesKind: NodeKind = {
  sends: true,
  outputs: (node) => outputsOfOptions(optionsOf(node)),
  waits: (node) => postbackOptions(optionsOf(node)).length > 0,
  execute(node, context) {
    const write = writeTemplates(context);
    const text = write.text(node.data.content);
    const outgoing = messageOf(node, text, write);
    const failure = write.failure();
    if (failure) return failure;
    if (text.trim() === '' || !outgoing) return { result: 'failed', detail: write.noted(message('runs.no-options')) };
    const titles = optionsOf(node).map(({ title }) => title);
    return {
      result: 'asked',
      detail: write.noted(message('runs.sends-text-with-options', { text, options: quotedWords(titles) })),
      command: createSendCommand(node, context, outgoing),
      ...(postbackOptions(optionsOf(node)).length > 0 && {
        suspend: suspendForReply(node.data.choices?.noReplyAfter, context.nowMs),
      }),
    };
  },
  receive: (node, input, context) => receiveChoice(node.id, optionsOf(node), input, context),
  issues(node, surroundings) {
    const options = optionsOf(node);
    const isQuick = node.data.choices?.style !== 'buttons';
    const hasPages = isQuick && postbackOptions(options).length < options.length;
    return [
      ...messageIssues(node, surroundings),
      ...(options.length === 0 ? [error('no-options', node.id, message('flow-issues.no-options'))] : []),
      ...(hasPages ? [error('quick-reply-page', node.id, message('flow-issues.quick-reply-page'))] : []),
      ...optionIssues(node.id, options, isQuick ? QUICK_REPLIES_MAX : BUTTONS_MAX, surroundings),
      ...waitIssues(node.id, node.data.choices?.noReplyAfter),
    ];
  },
};

function optionsOf({ data }: FlowNode): readonly FlowOption[] {
  return data.choices?.options ?? [];
}

function messageOf(node: FlowNode, text: string, write: TemplateWriter): OutgoingMessage | null {
  const options = optionsOf(node);
  if (options.length === 0) return null;
  if (node.data.choices?.style === 'buttons') {
    return { kind: 'buttons', text: truncate(text, BUTTON_TEXT_MAX_LENGTH), buttons: toButtons(node.id, options, write) };
  }
  const quickReplies = postbackOptions(options)
    .slice(0, QUICK_REPLIES_MAX)
    .map((option) => ({ title: truncate(option.title, BUTTON_TITLE_MAX_LENGTH), payload: payloadOf(node.id, option) }));
  return { kind: 'text', text, ...(quickReplies.length > 0 && { quickReplies }) };
}
