import type { FlowGraph } from '@fanfare/shared/contracts';
import { applyEdit } from '../graph/edits/applyEdit.ts';
import type { Gesture, GraphEdit } from '../graph/edits/GraphEdit.ts';
import { type GraphPatch, graphAfter, graphBefore, patchBetween } from './graphPatch.ts';

const STEPS_MAX = 100;
/** A longer pause in typing starts another step. */
const MERGE_WITHIN_MS = 800;

interface Step {
  gesture: Gesture;
  patch: GraphPatch;
  /** Stamps of the graph before and after the step. */
  before: number;
  after: number;
  mergeKey: string | null;
  at: number;
}

export interface GraphHistory extends FlowGraph {
  past: Step[];
  future: Step[];
  /** Identifies the graph; undo restores the old stamp, so that a saved graph is recognised. */
  stamp: number;
  lastStamp: number;
}

export const emptyHistory: GraphHistory = { nodes: [], edges: [], past: [], future: [], stamp: 0, lastStamp: 0 };

/** An edit without changes adds no step. */
export function edited<T extends GraphHistory>(history: T, edit: GraphEdit, at: number): T {
  return stepped(history, applyEdit(history, edit), { gesture: edit.gesture, mergeKey: edit.mergeKey ?? null, at });
}

/** Replaces the graph in one step. */
export function replaced<T extends GraphHistory>(history: T, graph: FlowGraph, at: number): T {
  return stepped(history, graph, { gesture: 'replace', mergeKey: null, at });
}

export function undone<T extends GraphHistory>(history: T): T {
  const step = history.past.at(-1);
  if (!step) return history;
  const { nodes, edges } = graphBefore(history, step.patch);
  return { ...history, nodes, edges, past: history.past.slice(0, -1), future: [...history.future, step], stamp: step.before };
}

export function redone<T extends GraphHistory>(history: T): T {
  const step = history.future.at(-1);
  if (!step) return history;
  const { nodes, edges } = graphAfter(history, step.patch);
  return { ...history, nodes, edges, past: [...history.past, step], future: history.future.slice(0, -1), stamp: step.after };
}

function stepped<T extends GraphHistory>(
  history: T,
  { nodes, edges }: FlowGraph,
  what: Pick<Step, 'gesture' | 'mergeKey' | 'at'>,
): T {
  if (nodes === history.nodes && edges === history.edges) return history;
  const last = history.past.at(-1);
  const joins =
    last !== undefined &&
    history.future.length === 0 &&
    what.mergeKey !== null &&
    last.mergeKey === what.mergeKey &&
    what.at - last.at < MERGE_WITHIN_MS;
  const stamp = history.lastStamp + 1;
  const step: Step = {
    ...what,
    before: joins ? last.before : history.stamp,
    after: stamp,
    patch: patchBetween(joins ? graphBefore(history, last.patch) : history, { nodes, edges }),
  };
  const past = joins ? history.past.slice(0, -1) : history.past;
  return { ...history, nodes, edges, past: [...past, step].slice(-STEPS_MAX), future: [], stamp, lastStamp: stamp };
}
