import { type FlowEdge, type FlowGraph, type FlowNode, nodeTypes } from '@fanfare/shared/contracts';

const FORMAT = 'fanfare/nodes';
const VERSION = 1;

export function toClipboardText({ nodes, edges }: FlowGraph): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, nodes, edges });
}

/** Returns null for any other text. The clipboard is untrusted, so only valid nodes are accepted. */
export function fromClipboardText(text: string): FlowGraph | null {
  const value = parse(text);
  if (!isRecord(value) || value.format !== FORMAT || value.version !== VERSION) return null;
  const { nodes, edges } = value;
  if (!Array.isArray(nodes) || !Array.isArray(edges)) return null;
  const good: FlowNode[] = nodes.filter(isNode);
  return good.length === 0 ? null : { nodes: good, edges: edges.filter(isEdge) };
}

function isNode(value: unknown): value is FlowNode {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    nodeTypes.some((type) => type === value.type) &&
    isRecord(value.position) &&
    Number.isFinite(value.position.x) &&
    Number.isFinite(value.position.y) &&
    isRecord(value.data) &&
    Object.entries(value.data).every(([name, field]) => isField(name, field))
  );
}

const textFields = ['label', 'content', 'keyword', 'action', 'actionParams'];
const lists: Readonly<Record<string, string>> = {
  media: 'urls',
  cards: 'cards',
  choices: 'options',
  rules: 'rules',
  split: 'branches',
};
const records = ['start', 'ask', 'variable', 'tag', 'comment', 'flow'];

function isField(name: string, field: unknown): boolean {
  if (textFields.includes(name)) return typeof field === 'string';
  if (name === 'typing') return Number.isInteger(field);
  if (!isRecord(field)) return false;
  if (name === 'request') return Array.isArray(field.headers) && Array.isArray(field.mapping) && typeof field.url === 'string';
  const list = lists[name];
  return list === undefined ? records.includes(name) : isListOf(name, field[list]);
}

function isListOf(name: string, list: unknown): boolean {
  return Array.isArray(list) && list.every((item) => (name === 'media' ? typeof item === 'string' : isRecord(item)));
}

function isEdge(value: unknown): value is FlowEdge {
  return (
    isRecord(value) &&
    typeof value.source === 'string' &&
    typeof value.target === 'string' &&
    (value.sourceHandle === undefined || value.sourceHandle === null || typeof value.sourceHandle === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
