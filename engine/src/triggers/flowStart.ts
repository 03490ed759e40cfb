import { addedTriggerTypes, type FlowGraph, type FlowNode, type FlowStart, type TriggerFilter } from '@fanfare/shared/contracts';
import type { StartRule } from './getStartMismatch.ts';

/**
 * @returns what starts the flow, without settings of other triggers. A flow without a start node starts with
 * every message.
 */
export function getFlowStart(flow: Pick<FlowGraph, 'nodes'>): FlowStart {
  return normalizeStart(startNodeOf(flow)?.data.start ?? { trigger: 'message_received' });
}

/** Removes blank keywords and settings of other triggers, so that equivalent starts are equal. */
export function normalizeStart({ trigger, keyword, keywords, schedule, filter, conditions }: FlowStart): FlowStart {
  const isAdded = addedTriggerTypes.some((type) => type === trigger);
  const [first, ...others] = trigger === 'keyword_detected' ? [keyword ?? '', ...(keywords ?? [])].filter(hasText) : [];
  const kept = isAdded ? withoutEmptyLists(filter ?? {}) : {};
  return {
    trigger,
    ...(first !== undefined && { keyword: first }),
    ...(others.length > 0 && { keywords: others }),
    ...(trigger === 'time_based' && schedule && { schedule }),
    ...(Object.keys(kept).length > 0 && { filter: kept }),
    ...(conditions && conditions.length > 0 && { conditions }),
  };
}

/** Creates the rule that both the server and the preview use. */
export function getStartRule(start: FlowStart): StartRule {
  const { trigger: type, keyword, keywords = [], filter, conditions = [] } = normalizeStart(start);
  const trigger = { type, ...(keyword !== undefined && { keyword, keywords }), ...(filter && { filter }) };
  return { trigger, conditions };
}

export function startNodeOf({ nodes }: Pick<FlowGraph, 'nodes'>): FlowNode | undefined {
  return nodes.find(({ type }) => type === 'startNode');
}

function hasText(text: string): boolean {
  return text.trim() !== '';
}

function withoutEmptyLists(filter: TriggerFilter): TriggerFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => !Array.isArray(value) || value.length > 0));
}
