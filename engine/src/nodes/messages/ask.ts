import { type FlowNode, message, nodeOutputs, VARIABLE_VALUE_MAX_LENGTH } from '@fanfare/shared/contracts';
import { isVariableName } from '../../params/parseVariable.ts';
import { readAnswer } from '../../params/readAnswer.ts';
import { error } from '../../rules/issue.ts';
import { messageIssues } from '../../rules/messageIssues.ts';
import { templateIssues } from '../../rules/templateIssues.ts';
import { storeVariables } from '../actions/changeContact.ts';
import type { NodeKind } from '../NodeKind.ts';
import type { Arrival, NodeMoment, NodeOutcome } from '../NodeOutcome.ts';
import { parkForReply, waitIssues } from './options.ts';
import { sendFrom } from './sendFrom.ts';
import { writeTemplates } from './writeTemplates.ts';

export const askKind: NodeKind = {
  sends: true,
  outputs: () => nodeOutputs.askNode,
  waits: () => true,
  execute: (node, moment) =>
    ask(node, node.data.content, moment, {
      result: 'asked',
      park: { ...parkForReply(node.data.ask?.noReplyAfter, moment.nowMs), tries: 1 },
    }),
  receive(node, arrival, moment) {
    if (arrival.kind === 'timeout') return { result: 'no_reply', detail: message('runs.no-answer-in-time'), output: 'no_reply' };
    return arrival.kind === 'reply' ? take(node, arrival, moment) : null;
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

function take(node: FlowNode, { text, branch }: Extract<Arrival, { kind: 'reply' }>, moment: NodeMoment): NodeOutcome {
  const { answer = 'text', variable = '', tries: triesMax = 1, retryText = '' } = node.data.ask ?? {};
  const value = readAnswer(answer, text)?.slice(0, VARIABLE_VALUE_MAX_LENGTH) ?? null;
  if (value !== null) {
    const stored = isVariableName(variable) ? storeVariables({ [variable]: value }, node.id, moment) : {};
    return { result: 'answered', detail: message('runs.answered', { value }), output: 'answered', ...stored };
  }
  const tries = branch.tries ?? 1;
  if (tries >= triesMax) return { result: 'invalid', detail: message('runs.invalid-answer', { text }), output: 'invalid' };
  const again = retryText.trim() === '' ? node.data.content : retryText;
  return ask(node, again, moment, {
    result: 'asked_again',
    park: { untilMs: branch.untilMs, awaits: 'reply', tries: tries + 1 },
  });
}

function ask(
  node: FlowNode,
  template: string | undefined,
  moment: NodeMoment,
  { result, park }: Required<Pick<NodeOutcome, 'result' | 'park'>>,
): NodeOutcome {
  const write = writeTemplates(moment);
  const text = write.text(template);
  const failure = write.failure();
  if (failure) return failure;
  if (text.trim() === '') return { result: 'failed', detail: write.noted(message('runs.no-question')) };
  return {
    result,
    detail: write.noted(message('runs.asked', { text })),
    command: sendFrom(node, moment, { kind: 'text', text }),
    park,
  };
}
