import type { Command } from '@fanfare/engine';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { askForPerson } from '../../instagram/contacts/index.ts';
import { queueRequests } from '../flow-requests/index.ts';
import { queueFlowStarts } from './flowStarts.repository.ts';
import type { RunPlan } from './plan/planRun.ts';

type Of<K extends Command['kind']> = Extract<Command, { kind: K }>;

export async function performEffects(queries: Queries, plans: readonly RunPlan[]): Promise<void> {
  await Promise.all([
    askForPerson(
      queries,
      commandsOf(plans, 'hand_over').map(({ plan }) => plan.context.conversationId),
    ),
    queueRequests(
      queries,
      commandsOf(plans, 'http_request')
        .filter(({ plan }) => plan.result.memory.status === 'waiting')
        .map(({ plan: { runId, context }, command }) => ({
          run_id: runId,
          step_no: command.stepNo,
          owner_id: context.ownerId,
          account_id: context.accountId,
          lane: context.lane,
          request: command.request,
        })),
    ),
    queueFlowStarts(
      queries,
      commandsOf(plans, 'start_flow').map(({ plan, command }) => ({
        context: plan.context,
        from: `${plan.runId}:${command.stepNo}`,
        flowId: command.flowId,
        hops: command.hops,
        text: plan.result.memory.input,
        comment: commentOf(plan),
      })),
    ),
  ]);
}

/** The next flow acts on the same comment and may send its private reply if unused. */
function commentOf({ result: { memory } }: RunPlan): { id: string; isAnswered: boolean } | null {
  const { commentId = null, privateReplyTo = null } = memory;
  return commentId === null ? null : { id: commentId, isAnswered: privateReplyTo === null };
}

function commandsOf<K extends Command['kind']>(plans: readonly RunPlan[], kind: K): { plan: RunPlan; command: Of<K> }[] {
  return plans.flatMap((plan) => plan.result.commands.flatMap((command) => (isOf(command, kind) ? [{ plan, command }] : [])));
}

function isOf<K extends Command['kind']>(command: Command, kind: K): command is Of<K> {
  return command.kind === kind;
}
