import { getFlowStart } from '@fanfare/engine';
import type { Automation, BotFlow, FlowNode, OrderedAutomation } from '@fanfare/shared/contracts';

/**
 * Returns the evaluation order after this flow is published: at equal priority, the latest published comes
 * first.
 * @param automations in the current order
 */
export function orderOncePublished(
  automations: readonly Automation[],
  { id, name }: Pick<BotFlow, 'id' | 'name'>,
  nodes: readonly FlowNode[],
): { published: OrderedAutomation; all: readonly OrderedAutomation[] } {
  const own = automations.find(({ flowId }) => flowId === id);
  const { trigger, conditions = [], ...triggerSettings } = getFlowStart({ nodes: [...nodes] });
  const priority = own?.priority ?? 0;
  const published: OrderedAutomation = {
    _id: own?._id ?? id,
    name,
    isActive: true,
    isRunnable: true,
    trigger,
    triggerSettings,
    conditions,
  };
  const others = automations.filter((automation) => automation !== own);
  const behind = others.findIndex((other) => other.priority >= priority);
  const place = behind === -1 ? others.length : behind;
  return { published, all: [...others.slice(0, place), published, ...others.slice(place)] };
}
