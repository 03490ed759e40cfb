import type { FlowEdge, FlowNode } from '@fanfare/shared/contracts';
import { transferCopy } from '../../../copy/files/transfer.ts';
import { storedLabel } from '../../../copy/nodes/labels.ts';
import { createEdge } from '../../../state/graph/createEdge.ts';
import { hasEdge } from '../../../state/graph/hasEdge.ts';
import type { ImportPlan, ReportLine } from '../FlowFile.ts';
import { isRecord, recordsIn, textIn } from '../isRecord.ts';
import type { ConversionContext } from './ConversionContext.ts';
import type { ConvertedBlock, TypebotTarget } from './ConvertedBlock.ts';
import { convertBlock } from './convertBlock.ts';
import { variableNamesOf } from './typebotText.ts';

const copy = transferCopy.typebot;
/** Typebot places groups closer together than nodes are placed here. */
const SPREAD = 1.4;
const ROW_PX = 220;

interface Group {
  id: string;
  title: string;
  pieces: readonly ConvertedBlock[];
}

/** Converts a Typebot export: messages, questions, choices, conditions, variables, requests and jumps. */
export function readTypebot(file: Record<string, unknown>): ImportPlan {
  const report: ReportLine[] = [];
  const say = (line: ReportLine) => {
    if (!report.some(({ text }) => text === line.text)) report.push(line);
  };
  const variables = variableNamesOf(file.variables);
  let count = 0;
  const newId = () => {
    count += 1;
    return `node-${count}`;
  };
  const groups = recordsIn(file.groups).map((raw) => readGroup(raw, { variables, report: say, newId }));
  const targets = new Map(recordsIn(file.edges).map(({ id, to }) => [textIn(id), targetOf(to)]));
  const entryOf = (target: TypebotTarget | null | undefined, seen: readonly string[] = []): string | null => {
    const group = groups.find(({ id }) => id === target?.groupId);
    if (!group || !target) return null;
    const from = group.pieces.findIndex(({ blockIds }) => blockIds.includes(target.blockId ?? ''));
    const piece = group.pieces[Math.max(from, 0)];
    const key = `${target.groupId} ${target.blockId ?? ''}`;
    if (!piece || seen.includes(key)) return null;
    return piece.jump ? entryOf(piece.jump, [...seen, key]) : (piece.nodes[0]?.id ?? null);
  };

  const edges: FlowEdge[] = [];
  const join = (source: string, output: string | null, target: string | null, group: string, isExpected: boolean) => {
    if (target !== null && target !== source) {
      const edge = createEdge({ source, target, sourceHandle: output });
      if (!hasEdge(edges, edge)) edges.push(edge);
    } else if (isExpected) say({ kind: 'droppedEdge', text: copy.edge(group) });
  };
  for (const { id, title, pieces } of groups) {
    for (const [place, piece] of pieces.entries()) {
      for (const { source, output, target } of piece.joints) join(source, output, target, title, true);
      const next = pieces[place + 1];
      const usual = piece.edgeId ? targets.get(piece.edgeId) : next ? { groupId: id, blockId: next.blockIds[0] ?? '' } : null;
      for (const { nodeId, output, edgeId } of piece.exits) {
        const target = edgeId ? targets.get(edgeId) : usual;
        join(nodeId, output, entryOf(target), title, target !== null && target !== undefined);
      }
    }
  }

  const nodes = groups.flatMap(({ pieces }) => pieces.flatMap((piece) => [...piece.nodes]));
  if (nodes.some(({ type }) => type === 'askNode' || type === 'choicesNode')) say({ kind: 'changed', text: copy.noReply });
  const first = entryOf(firstTarget(file, groups, targets)) ?? nodes[0]?.id ?? null;
  const start = first === null ? null : startBefore(nodes, first);
  if (start && first !== null) edges.unshift(createEdge({ source: start.id, target: first, sourceHandle: null }));
  return { source: 'typebot', name: textIn(file.name), graph: { nodes: start ? [start, ...nodes] : nodes, edges }, report };
}

function readGroup(raw: Record<string, unknown>, about: Omit<ConversionContext, 'group' | 'question'>): Group {
  const title = textIn(raw.title) || copy.untitled;
  const at = isRecord(raw.graphCoordinates) ? raw.graphCoordinates : {};
  const pieces: ConvertedBlock[] = [];
  for (const block of recordsIn(raw.blocks)) {
    if (textIn(block.type) === 'start') continue;
    const before = pieces.at(-1);
    const takesText = before?.isText === true && /input$/i.test(textIn(block.type));
    const question = takesText ? (before.nodes[0]?.data.content ?? '') : '';
    const piece = convertBlock(block, { ...about, group: title, question });
    if (!piece) continue;
    if (takesText && piece.nodes.length > 0) {
      pieces[pieces.length - 1] = { ...piece, blockIds: [...before.blockIds, ...piece.blockIds] };
    } else pieces.push(piece);
  }
  let row = 0;
  const placed = pieces.map((piece) => ({
    ...piece,
    nodes: piece.nodes.map((node) => {
      const position = { x: numberIn(at.x) * SPREAD, y: numberIn(at.y) * SPREAD + row * ROW_PX };
      row += 1;
      return { ...node, position };
    }),
  }));
  return { id: textIn(raw.id), title, pieces: placed };
}

function firstTarget(
  file: Record<string, unknown>,
  groups: readonly Group[],
  targets: ReadonlyMap<string, TypebotTarget | null>,
): TypebotTarget | null {
  const blocks = recordsIn(file.groups).flatMap((group) => recordsIn(group.blocks));
  const begin = [...recordsIn(file.events), ...blocks].find(({ type }) => textIn(type) === 'start');
  const [group] = groups.filter(({ pieces }) => pieces.length > 0);
  return targets.get(textIn(begin?.outgoingEdgeId)) ?? (group ? { groupId: group.id } : null);
}

function startBefore(nodes: readonly FlowNode[], first: string): FlowNode {
  const { x, y } = nodes.find(({ id }) => id === first)?.position ?? { x: 0, y: 0 };
  const data = { label: storedLabel.startNode, start: { trigger: 'message_received' as const } };
  return { id: 'start', type: 'startNode', position: { x, y: y - ROW_PX }, data };
}

function targetOf(to: unknown): TypebotTarget | null {
  if (!isRecord(to)) return null;
  const blockId = textIn(to.blockId);
  return { groupId: textIn(to.groupId), ...(blockId !== '' && { blockId }) };
}

function numberIn(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
