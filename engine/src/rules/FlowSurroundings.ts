import type { FlowGraph } from '@fanfare/shared/contracts';
import { type FlowIndex, indexFlow } from '../graph/indexFlow.ts';
import { parseVariable } from '../params/parseVariable.ts';

/** The flow around a node, as far as rules look at it. */
export interface FlowSurroundings {
  index: FlowIndex;
  /** Names of the variables that some node sets. */
  variables: ReadonlySet<string>;
}

export function surroundingsOf(flow: FlowGraph): FlowSurroundings {
  return { index: indexFlow(flow), variables: new Set(flow.nodes.flatMap(({ data }) => namesSetBy(data))) };
}

function namesSetBy({ action, actionParams = '' }: FlowGraph['nodes'][number]['data']): string[] {
  const parsed = action === 'set_variable' ? parseVariable(actionParams) : null;
  return parsed?.ok ? [parsed.value.name] : [];
}
