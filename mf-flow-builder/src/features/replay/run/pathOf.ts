import type { RunStory } from '@fanfare/shared/contracts';
import type { NodeMark } from '../../../state/slices/FlowBuilderState.ts';

export interface Stop {
  nodeId: string;
  isFailed: boolean;
  atMs: number;
}

export function pathOf({ steps, startedAt }: Pick<RunStory, 'steps' | 'startedAt'>): Stop[] {
  const beganMs = Date.parse(startedAt);
  return steps
    .filter(({ nodeType }) => nodeType !== 'run')
    .map(({ nodeId, result, at }) => ({ nodeId, isFailed: result === 'failed', atMs: Math.max(0, Date.parse(at) - beganMs) }));
}

/** Marks what a run had passed when it was at a stop; the other nodes are dimmed. */
export function marksAt(path: readonly Stop[], place: number, nodeIds: readonly string[]): Record<string, NodeMark> {
  const marks = new Map<string, NodeMark>(nodeIds.map((id) => [id, 'dimmed']));
  for (const { nodeId, isFailed } of path.slice(0, place + 1)) marks.set(nodeId, isFailed ? 'failed' : 'passed');
  const now = path[place];
  if (now && !now.isFailed) marks.set(now.nodeId, 'current');
  return Object.fromEntries(marks);
}

export const speeds = ['steps', 'tenfold', 'real'] as const;
export type Speed = (typeof speeds)[number];

const STEP_MS = 700;

export function pauseMs(path: readonly Stop[], place: number, speed: Speed): number {
  if (speed === 'steps') return STEP_MS;
  const gapMs = (path[place + 1]?.atMs ?? 0) - (path[place]?.atMs ?? 0);
  return Math.max(0, gapMs) / (speed === 'tenfold' ? 10 : 1);
}
