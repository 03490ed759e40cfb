import type { AskedInTurn, Automation, BotFlow, FlowNode } from '@fanfare/shared/contracts';

/**
 * Who is asked, and when, once this flow is published: among equals the one published last comes first, and what the drawing does not say of
 * its beginning stays as its automation has it.
 *
 * @param automations in the order in which they are asked
 */
export function askedOncePublished(
  automations: readonly Automation[],
  { id, name }: Pick<BotFlow, 'id' | 'name'>,
  nodes: readonly FlowNode[],
): { published: AskedInTurn; all: readonly AskedInTurn[] } {
  const own = automations.find(({ flowId }) => flowId === id);
  const start = nodes.find(({ type }) => type === 'startNode')?.data.start;
  const { keyword: _, ...kept } = own?.triggerSettings ?? {};
  const priority = own?.priority ?? 0;
  const published: AskedInTurn = {
    _id: own?._id ?? id,
    name,
    isActive: true,
    isRunnable: true,
    trigger: start?.trigger ?? own?.trigger ?? 'message_received',
    triggerSettings: start
      ? { ...kept, ...(start.keyword !== undefined && { keyword: start.keyword }) }
      : { ...own?.triggerSettings },
    conditions: own?.conditions ?? [],
  };
  const others = automations.filter((automation) => automation !== own);
  const behind = others.findIndex((other) => other.priority >= priority);
  const place = behind === -1 ? others.length : behind;
  return { published, all: [...others.slice(0, place), published, ...others.slice(place)] };
}
