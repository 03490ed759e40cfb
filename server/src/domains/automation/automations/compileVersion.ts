import { validateFlow } from '@fanfare/engine';
import { type AutomationAction, type FlowGraph, type Message, message, type TriggerType } from '@fanfare/shared/contracts';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { findPublishedGraph } from '../flows/index.ts';
import { findDependents, setVersion, storeCompiledVersion } from './automations.repository.ts';
import { compileActions } from './compileActions.ts';

/** Returns null if there is nothing to run. Throws flow_not_found, flow_invalid. */
export async function compileVersion(
  queries: Queries,
  ownerId: string,
  flowId: string,
  { actions, trigger }: { actions: readonly AutomationAction[]; trigger: TriggerType },
): Promise<number | null> {
  if (actions.length === 0) return null;
  const run = actions.find((action) => action.type === 'run_flow');
  const target = run && isUuid(run.flowId) ? await findPublishedGraph(queries, ownerId, run.flowId) : undefined;
  if (run && target === undefined) throw new AppError('flow_not_found');
  if (run && target === null) return null;

  const graph = compileActions(actions, target ?? null);
  assertStartable(graph, trigger);
  return storeCompiledVersion(queries, ownerId, flowId, graph);
}

function assertStartable(graph: FlowGraph, trigger: TriggerType, prefix: Message[] = []): void {
  const errors = validateFlow(graph, { trigger }).filter((issue) => issue.severity === 'error');
  if (errors.length > 0) throw new AppError('flow_invalid', { text: [...prefix, ...errors.flatMap(({ text }) => text)] });
}

/** Call in the publishing or deleting transaction. Throws flow_invalid if a dependent automation could not start it. */
export async function followFlow(queries: Queries, ownerId: string, flowId: string): Promise<void> {
  const target = await findPublishedGraph(queries, ownerId, flowId);
  for (const { id, flow_id, name, trigger_type, actions } of await findDependents(queries, ownerId, flowId)) {
    if (!target) {
      await setVersion(queries, ownerId, id, null);
      continue;
    }
    const graph = compileActions(actions, target);
    assertStartable(graph, trigger_type, [message('flow-issues.automation-runs-flow', { name })]);
    await setVersion(queries, ownerId, id, await storeCompiledVersion(queries, ownerId, flow_id, graph));
  }
}

export async function compileDependents(
  queries: Queries,
  ownerId: string,
  flowId: string,
  graph: FlowGraph,
): Promise<Map<string, FlowGraph>> {
  const dependents = await findDependents(queries, ownerId, flowId);
  return new Map(dependents.map(({ id, actions }) => [id, compileActions(actions, graph)]));
}
