import type { Simulation } from '@fanfare/engine';
import type { NodeMark } from '../../state/slices/FlowBuilderState.ts';

export function marksOf({ flow, turns, runs }: Simulation): Record<string, NodeMark> {
  if (runs.length === 0) return {};
  const marks = new Map<string, NodeMark>(flow.nodes.map(({ id }) => [id, 'dimmed']));
  for (const { nodeId, nodeType, result } of turns.flatMap(({ trace }) => trace)) {
    if (nodeType !== 'run') marks.set(nodeId, result === 'failed' ? 'failed' : 'passed');
  }
  for (const { nodeId } of runs.flatMap(({ parked }) => parked)) marks.set(nodeId, 'current');
  return Object.fromEntries(marks);
}
