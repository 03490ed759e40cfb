import type { Automation } from '../calls/flows/automations.calls.ts';

/** The properties that determine overlaps. */
export type OrderedAutomation = Pick<
  Automation,
  '_id' | 'name' | 'isActive' | 'isRunnable' | 'trigger' | 'triggerSettings' | 'conditions'
> & { accountIds?: readonly string[] | null };

export interface Overlap {
  by: Pick<Automation, '_id' | 'name'>;
  takes: 'everything' | 'first_messages' | 'keywords';
  /** Empty unless `takes` concerns keywords. */
  keywords: readonly string[];
}

export interface Overlaps {
  /** In evaluation order and never empty. */
  each: readonly Overlap[];
  /** True if the earlier automations match every event that could start this one. */
  isUnreachable: boolean;
}

/**
 * Finds automations that earlier ones prevent from running, entirely or partly. Reports only certain
 * overlaps, because conditions of an earlier automation may not match.
 * @param automations in evaluation order
 * @returns overlaps by automation id
 */
export function overlaps(automations: readonly OrderedAutomation[]): ReadonlyMap<string, Overlaps> {
  const evaluated = automations.filter(({ isActive, isRunnable }) => isActive && isRunnable);
  const found = new Map<string, Overlaps>();
  evaluated.forEach((automation, index) => {
    const certain = evaluated.slice(0, index).filter((earlier) => earlier.conditions.length === 0 && covers(earlier, automation));
    const taken = findFullOverlap(certain, automation) ?? findKeywordOverlap(certain, automation);
    if (taken) found.set(automation._id, taken);
  });
  return found;
}

function covers({ accountIds: earlier = null }: OrderedAutomation, { accountIds = null }: OrderedAutomation): boolean {
  return earlier === null || (accountIds?.every((id) => earlier.includes(id)) ?? false);
}

function findFullOverlap(earlier: readonly OrderedAutomation[], { trigger }: OrderedAutomation): Overlaps | null {
  if (!onMessages.has(trigger)) return null;
  const isFirst = trigger === 'first_message';
  const by = earlier.find((other) => other.trigger === 'message_received' || (isFirst && other.trigger === 'first_message'));
  if (!by) return null;
  const takes = by.trigger === 'message_received' ? 'everything' : 'first_messages';
  return { each: [{ by: nameOf(by), takes, keywords: [] }], isUnreachable: true };
}

function findKeywordOverlap(earlier: readonly OrderedAutomation[], automation: OrderedAutomation): Overlaps | null {
  if (automation.trigger !== 'keyword_detected') return null;
  const left = new Set(keywordsOf(automation));
  const each = earlier.flatMap((by): Overlap[] => {
    const words = by.trigger === 'keyword_detected' ? keywordsOf(by) : [];
    const keywords = [...left].filter((keyword) => words.some((word) => keyword.includes(word)));
    for (const keyword of keywords) left.delete(keyword);
    return keywords.length === 0 ? [] : [{ by: nameOf(by), takes: 'keywords', keywords }];
  });
  return each.length === 0 ? null : { each, isUnreachable: left.size === 0 };
}

const nameOf = ({ _id, name }: OrderedAutomation) => ({ _id, name });

/** Triggers that always have a message. A referral can occur without one. */
const onMessages: ReadonlySet<Automation['trigger']> = new Set([
  'message_received',
  'first_message',
  'keyword_detected',
  'story_reply',
  'story_mention',
  'postback',
]);

function keywordsOf({ triggerSettings: { keyword, keywords = [] } }: Pick<OrderedAutomation, 'triggerSettings'>): string[] {
  const words = keyword === undefined ? [] : [keyword, ...keywords];
  // A draft may contain an empty keyword, which matches nothing.
  return words.map((word) => word.normalize('NFKC').trim().toLowerCase()).filter((word) => word !== '');
}
