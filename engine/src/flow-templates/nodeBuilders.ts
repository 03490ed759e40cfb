import type { FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import type { NodeSpec } from './buildGraph.ts';

export const start = (data: NonNullable<FlowNodeData['start']>): NodeSpec => node('start', 'startNode', { start: data });
export const say = (id: string, content: string): NodeSpec => node(id, 'messageNode', { content });
export const has = (id: string, keyword: string): NodeSpec => node(id, 'conditionNode', { keyword });
export const tag = (id: string, name: string): NodeSpec => node(id, 'tagNode', { tag: { operation: 'add', tag: name } });
export const person = (id: string): NodeSpec => node(id, 'handoverNode', {});
export const wait = (id: string, duration: string): NodeSpec =>
  node(id, 'actionNode', { action: 'wait', actionParams: duration });
export const answerComment = (id: string, content: string): NodeSpec =>
  node(id, 'commentNode', { content, comment: { operation: 'reply' } });

export const choose = (id: string, content: string, options: Readonly<Record<string, string>>, noReplyAfter = '1d'): NodeSpec =>
  node(id, 'choicesNode', {
    content,
    choices: {
      style: 'quick_replies',
      options: Object.entries(options).map(([option, title]) => ({ id: option, title })),
      noReplyAfter,
    },
  });

export const ask = (
  id: string,
  content: string,
  how: Pick<NonNullable<FlowNodeData['ask']>, 'answer' | 'variable' | 'retryText'>,
): NodeSpec => node(id, 'askNode', { content, ask: { tries: 3, noReplyAfter: '1d', ...how } });

export function node(id: string, type: NodeType, data: FlowNodeData): NodeSpec {
  return { id, type, data };
}
