import {
  type FlowEdge,
  FlowEdge as FlowEdgeSchema,
  type FlowNode,
  FlowNode as FlowNodeSchema,
  nodeTypes,
} from '@fanfare/shared/contracts';
import { Value } from 'typebox/value';
import { transferCopy as copy } from '../../copy/files/transfer.ts';
import { hasInput, outputHandles } from '../../state/graph/outputHandles.ts';
import { type ImportPlan, type ReportLine, SCHEMA_VERSION } from './FlowFile.ts';
import { recordsIn, textIn } from './isRecord.ts';

export function readFlowFile(file: Record<string, unknown>): ImportPlan {
  const report: ReportLine[] = [];
  if (typeof file.schemaVersion === 'number' && file.schemaVersion > SCHEMA_VERSION) {
    report.push({ kind: 'newerFile', text: copy.newerFile(file.schemaVersion) });
  }
  const nodes = recordsIn(file.nodes).flatMap((raw) => readNode(raw, report));
  const known = new Map<string, FlowNode>();
  for (const node of nodes) {
    if (known.has(node.id)) report.push({ kind: 'unreadableNode', text: copy.twice(node.id) });
    else known.set(node.id, node);
  }
  const edges = recordsIn(file.edges).flatMap((raw) => readEdge(raw, known, report));
  return { source: 'fanfare', name: textIn(file.name), graph: { nodes: [...known.values()], edges }, report };
}

function readNode(raw: Record<string, unknown>, report: ReportLine[]): FlowNode[] {
  const id = textIn(raw.id);
  if (!nodeTypes.some((type) => type === raw.type)) {
    report.push({ kind: 'unknownNode', text: copy.unknownNode(textIn(raw.type) || '?', id) });
    return [];
  }
  const before = JSON.stringify(raw);
  const cleaned: unknown = Value.Clean(FlowNodeSchema, JSON.parse(JSON.stringify(raw)));
  if (!Value.Check(FlowNodeSchema, cleaned)) {
    report.push({ kind: 'unreadableNode', text: copy.unreadableNode(id) });
    return [];
  }
  if (JSON.stringify(cleaned) !== before) report.push({ kind: 'droppedField', text: copy.droppedField(id) });
  return [cleaned];
}

function readEdge(raw: Record<string, unknown>, nodes: ReadonlyMap<string, FlowNode>, report: ReportLine[]): FlowEdge[] {
  const cleaned: unknown = Value.Clean(FlowEdgeSchema, JSON.parse(JSON.stringify(raw)));
  if (Value.Check(FlowEdgeSchema, cleaned)) {
    const [source, target] = [nodes.get(cleaned.source), nodes.get(cleaned.target)];
    const leaves = source && outputHandles(source.type, source.data).includes(cleaned.sourceHandle ?? null);
    if (leaves && target && hasInput(target.type)) return [cleaned];
  }
  report.push({ kind: 'droppedEdge', text: copy.droppedEdge(textIn(raw.source), textIn(raw.target)) });
  return [];
}
