import {
  type Automation,
  type AutomationActivity,
  type BotFlow,
  type FlowFunnel,
  type Overlaps,
  overlaps,
} from '@fanfare/shared/contracts';

export interface FlowRow {
  id: string;
  name: string;
  kind: 'flow' | 'automation';
  /** `idle`: on, but without a flow to run. `unreachable`: on, but automations before it match everything first. */
  state: 'active' | 'off' | 'draft' | 'idle' | 'unreachable';
  /** Its events that earlier automations match. */
  taken: Overlaps | undefined;
  hasUnpublishedChanges: boolean;
  /** The automation behind the switch; null if the flow was never published. */
  automation: Automation | null;
  /** Undefined while it is loading. */
  activity: AutomationActivity | undefined;
  /** Share of the runs of the last 7 days that sent an answer; null without runs. */
  answeredPercent: number | null;
}

interface Known {
  flows: readonly BotFlow[];
  automations: readonly Automation[];
  activity: readonly AutomationActivity[] | undefined;
  funnels: readonly FlowFunnel[] | undefined;
}

/** Returns all automations in evaluation order, then the drafts. */
export function flowRows({ flows, automations, activity, funnels }: Known): FlowRow[] {
  const flowById = new Map(flows.map((flow) => [flow.id, flow]));
  const activityById = new Map(activity?.map((each) => [each.automationId, each]));
  const funnelById = new Map(funnels?.map((each) => [each.flowId, each]));
  const takenById = overlaps(automations);
  const owned = new Set(automations.map(({ flowId }) => flowId));
  return [
    ...automations.map((automation) => ({
      id: automation._id,
      name: automation.name,
      kind: automation.kind === 'bot_flow' ? ('flow' as const) : ('automation' as const),
      state: stateOf(automation, takenById.get(automation._id)),
      taken: takenById.get(automation._id),
      hasUnpublishedChanges: flowById.get(automation.flowId ?? '')?.hasUnpublishedChanges ?? false,
      automation,
      activity: activityById.get(automation._id),
      answeredPercent: answeredPercent(funnelById.get(automation.flowId ?? '')),
    })),
    ...flows
      .filter(({ id }) => !owned.has(id))
      .map(({ id, name }) => ({
        id,
        name,
        kind: 'flow' as const,
        state: 'draft' as const,
        taken: undefined,
        hasUnpublishedChanges: false,
        automation: null,
        activity: undefined,
        answeredPercent: null,
      })),
  ];
}

function answeredPercent(funnel: FlowFunnel | undefined): number | null {
  return funnel && funnel.started > 0 ? Math.round((funnel.answered / funnel.started) * 100) : null;
}

function stateOf({ isActive, isRunnable }: Automation, taken: Overlaps | undefined): FlowRow['state'] {
  if (!isActive) return 'off';
  if (!isRunnable) return 'idle';
  return taken?.isUnreachable ? 'unreachable' : 'active';
}
