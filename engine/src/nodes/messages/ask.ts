import { type FlowNode, message, nodeOutputs, VARIABLE_VALUE_MAX_LENGTH } from '@fanfare/shared/contracts';
import { isVariableName } from '../../params/parseVariable.ts';
import { readAnswer } from '../../params/readAnswer.ts';
import { error } from '../../rules/issue.ts';
import { messageIssues } from '../../rules/messageIssues.ts';
import { templateIssues } from '../../rules/templateIssues.ts';
import { storeVariables } from '../changeContact.ts';
import type { NodeKind } from '../NodeKind.ts';
import type { NodeContext, NodeInput, NodeOutcome } from '../NodeOutcome.ts';
import { createSendCommand } from './createSendCommand.ts';
import { suspendForReply, waitIssues } from './options.ts';
import { writeTemplates } from './writeTemplates.ts';

export const askKind: NodeKind = {
  sends: true,
  outputs: () => nodeOutputs.askNode,
  waits: () => true,
  execute: (node, context) =>
    ask(node, node.data.content, context, {
      result: 'asked',
      suspend: { ...suspendForReply(node.data.ask?.noReplyAfter, context.nowMs), tries: 1 },
    }),
  receive(node, input, context) {
    if (input.kind === 'timeout') return { result: 'no_reply', detail: message('runs.no-answer-in-time'), output: 'no_reply' };
    return input.kind === 'reply' ? take(node, input, context) : null;
  },
  issues(node, surroundings) {
    const { variable = '', retryText = '', noReplyAfter } = node.data.ask ?? {};
    return [
      ...messageIssues(node, surroundings),
      ...(isVariableName(variable) ? [] : [error('ask-variable', node.id, message('flow-issues.answer-variable-required'))]),
      ...templateIssues(retryText, 'text', { nodeId: node.id, variables: surroundings.variables }),
      ...waitIssues(node.id, noReplyAfter),
    ];
  },
  sets: ({ data }) => (data.ask ? [data.ask.variable] : []),
};

function take(node: FlowNode, { text, branch }: Extract<NodeInput, { kind: 'reply' }>, context: NodeContext): NodeOutcome {
  const { answer = 'text', variable = '', tries: triesMax = 1, retryText = '' } = node.data.ask ?? {};
  const value = readAnswer(answer, text)?.slice(0, VARIABLE_VALUE_MAX_LENGTH) ?? null;
  if (value !== null) {
    const stored = isVariableName(variable) ? storeVariables({ [variable]: value }, node.id, context) : {};
    return { result: 'answered', detail: message('runs.answered', { value }), output: 'answered', ...stored };
  }
  const tries = branch.tries ?? 1;
  if (tries >= triesMax) return { result: 'invalid', detail: message('runs.invalid-answer', { text }), output: 'invalid' };
  const again = retryText.trim() === '' ? node.data.content : retryText;
  return ask(node, again, context, {
    result: 'asked_again',
    suspend: { untilMs: branch.untilMs, awaits: 'reply', tries: tries + 1 },
  });
}

function ask(
  node: FlowNode,
  template: string | undefined,
  context: NodeContext,
  { result, suspend }: Required<Pick<NodeOutcome, 'result' | 'suspend'>>,
): NodeOutcome {
  const write = writeTemplates(context);
  const text = write.text(template);
  const failure = write.failure();
  if (failure) return failure;
  if (text.trim() === '') return { result: 'failed', detail: write.noted(message('runs.no-question')) };
  return {
    result,
    detail: write.noted(message('runs.asked', { text })),
    command: createSendCommand(node, context, { kind: 'text', text }),
    suspend,
  };
}
