import type { FlowEdge, FlowGraph, FlowNodeData, NodeType } from '@fanfare/shared/contracts';

export function everyKindFlow({ shopUrl, otherFlowId }: { shopUrl: string; otherFlowId: string }): FlowGraph {
  return {
    nodes: [
      node('start', 'startNode', { start: { trigger: 'comment', filter: { keywords: ['menu'], match: 'word' } } }),
      node('public', 'commentNode', { content: 'Look at your messages.', comment: { operation: 'reply' } }),
      node('offer', 'choicesNode', {
        content: 'Shall I find you a table?',
        choices: {
          style: 'quick_replies',
          options: [
            { id: 'yes', title: 'Yes' },
            { id: 'no', title: 'Not now' },
          ],
        },
      }),
      node('guests', 'askNode', {
        content: 'How many of you?',
        ask: { answer: 'number', variable: 'guests', retryText: 'A number, please.', tries: 2 },
      }),
      node('look-up', 'requestNode', {
        request: {
          method: 'GET',
          url: `${shopUrl}/tables?for={{ variables.guests }}`,
          headers: [],
          mapping: [{ path: 'table', variable: 'table' }],
        },
      }),
      node('name-it', 'variableNode', { variable: { name: 'place', value: 'Table {{ variables.table }}' } }),
      node('guest', 'tagNode', { tag: { operation: 'add', tag: 'guest' } }),
      node('is-guest', 'rulesNode', { rules: { match: 'all', rules: [{ type: 'tag', operator: 'has', value: 'guest' }] } }),
      node('either', 'splitNode', {
        split: {
          branches: [
            { id: 'a', weight: 1 },
            { id: 'b', weight: 1 },
          ],
        },
      }),
      node('may-write', 'windowNode', {}),
      node('picture', 'mediaNode', { media: { type: 'image', urls: ['https://cdn.example.com/{{ variables.table }}.png'] } }),
      node('card', 'cardsNode', {
        cards: {
          cards: [
            {
              title: '{{ variables.place }}',
              subtitle: 'By the window',
              buttons: [
                { id: 'book', title: 'Book it' },
                { id: 'person', title: 'Ask a person' },
              ],
            },
          ],
        },
      }),
      node('booked', 'actionNode', { action: 'add_tag', actionParams: 'booked' }),
      node('sure', 'conditionNode', { keyword: 'book' }),
      node('done', 'messageNode', { content: '{{ variables.place }} is yours.' }),
      node('team', 'handoverNode', {}),
      node('goodbye', 'flowNode', { flow: { flowId: otherFlowId } }),
      node('remark', 'noteNode', { content: 'Every kind of node, once.' }),
    ],
    edges: [
      edge('start', 'public'),
      edge('public', 'offer'),
      edge('offer', 'guests', 'yes'),
      edge('offer', 'goodbye', 'no'),
      edge('guests', 'look-up', 'answered'),
      edge('guests', 'team', 'invalid'),
      edge('look-up', 'name-it', 'success'),
      edge('look-up', 'team', 'failure'),
      edge('name-it', 'guest'),
      edge('guest', 'is-guest'),
      edge('is-guest', 'either', 'true'),
      edge('either', 'may-write', 'a'),
      edge('either', 'may-write', 'b'),
      edge('may-write', 'picture', 'open'),
      edge('picture', 'card'),
      edge('card', 'booked', 'book'),
      edge('card', 'team', 'person'),
      edge('booked', 'sure'),
      edge('sure', 'done', 'true'),
    ],
  };
}

function node(id: string, type: NodeType, data: FlowNodeData) {
  return { id, type, position: { x: 0, y: 0 }, data };
}

function edge(source: string, target: string, sourceHandle?: string): FlowEdge {
  return { id: `${source}-${target}-${sourceHandle}`, source, target, ...(sourceHandle !== undefined && { sourceHandle }) };
}
