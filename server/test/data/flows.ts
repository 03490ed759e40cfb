import type { FlowGraph } from '@fanfare/shared/contracts';

const position = { x: 0, y: 0 };

export function flowThatSays(...contents: string[]): FlowGraph {
  const nodes = contents.map((content, index) => ({
    id: `m${index}`,
    type: 'messageNode' as const,
    position,
    data: { content },
  }));
  const edges = nodes.slice(1).map((node, index) => ({ id: `e${index}`, source: `m${index}`, target: node.id }));
  return { nodes, edges };
}

export const priceFlow: FlowGraph = {
  nodes: [
    { id: 'c', type: 'conditionNode', position, data: { keyword: 'price' } },
    { id: 'yes', type: 'messageNode', position, data: { content: 'It is 20 EUR.' } },
    { id: 'no', type: 'messageNode', position, data: { content: 'How can I help?' } },
  ],
  edges: [
    { id: 'e1', source: 'c', target: 'yes', sourceHandle: 'true' },
    { id: 'e2', source: 'c', target: 'no', sourceHandle: 'false' },
  ],
};

/** Under a comment and as a message. */
export const replyHideAndSend: FlowGraph = {
  nodes: [
    { id: 's', type: 'startNode', position, data: { start: { trigger: 'comment' } } },
    { id: 'r', type: 'commentNode', position, data: { content: 'See your messages', comment: { operation: 'reply' } } },
    { id: 'h', type: 'commentNode', position, data: { comment: { operation: 'hide' } } },
    { id: 'm', type: 'messageNode', position, data: { content: '20 EUR' } },
  ],
  edges: [
    { id: '1', source: 's', target: 'r' },
    { id: '2', source: 'r', target: 'h' },
    { id: '3', source: 'h', target: 'm' },
  ],
};
