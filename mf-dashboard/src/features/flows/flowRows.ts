import { type Automation, type AutomationActivity, type BotFlow, type Overlap, overlaps } from '@fanfare/shared/contracts';

export interface FlowRow {
  id: string;
  name: string;
  kind: 'flow' | 'automation';
  /** `idle`: it is on, but there is nothing that it could run. `unasked`: it is on, but what is asked before it leaves it nothing. */
  state: 'active' | 'off' | 'draft' | 'idle' | 'unasked';
  /** What is asked before it leaves it nothing, or not everything. */
  overlap: Overlap | undefined;
  hasUnpublishedChanges: boolean;
  /** What switches it; null while it was never published. */
  automation: Automation | null;
  /** Undefined while it is not known. */
  activity: AutomationActivity | undefined;
}

interface Known {
  flows: readonly BotFlow[];
  automations: readonly Automation[];
  activity: readonly AutomationActivity[] | undefined;
}

/** Everything that answers or could: in the order in which it is asked, then the drafts. */
export function flowRows({ flows, automations, activity }: Known): FlowRow[] {
  const flowById = new Map(flows.map((flow) => [flow.id, flow]));
  const activityById = new Map(activity?.map((each) => [each.automationId, each]));
  const overlapById = overlaps(automations);
  const owned = new Set(automations.map(({ flowId }) => flowId));
  return [
    ...automations.map((automation) => ({
      id: automation._id,
      name: automation.name,
      kind: automation.kind === 'bot_flow' ? ('flow' as const) : ('automation' as const),
      state: stateOf(automation, overlapById.get(automation._id)),
      overlap: overlapById.get(automation._id),
      hasUnpublishedChanges: flowById.get(automation.flowId ?? '')?.hasUnpublishedChanges ?? false,
      automation,
      activity: activityById.get(automation._id),
    })),
    ...flows
      .filter(({ id }) => !owned.has(id))
      .map(({ id, name }) => ({
        id,
        name,
        kind: 'flow' as const,
        state: 'draft' as const,
        overlap: undefined,
        hasUnpublishedChanges: false,
        automation: null,
        activity: undefined,
      })),
  ];
}

function stateOf({ isActive, isRunnable }: Automation, overlap: Overlap | undefined): FlowRow['state'] {
  if (!isActive) return 'off';
  if (!isRunnable) return 'idle';
  return overlap?.isNeverAsked ? 'unasked' : 'active';
}
