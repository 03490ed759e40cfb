import type { Automation } from '../calls/flows/automations.calls.ts';

/** What of an automation decides whether it leaves something to those behind it. */
export type AskedInTurn = Pick<
  Automation,
  '_id' | 'name' | 'isActive' | 'isRunnable' | 'trigger' | 'triggerSettings' | 'conditions'
>;

/** What an automation does not get, because an earlier one answers it. */
export interface Overlap {
  /** The earlier one. */
  by: Pick<Automation, '_id' | 'name'>;
  takes: 'everything' | 'first_messages' | 'keywords';
  /** The keywords that this one is the first to take; empty unless `takes` says so. */
  keywords: readonly string[];
}

export interface Overlaps {
  /** In the order in which they are asked; never empty. */
  each: readonly Overlap[];
  /** All of them together leave nothing that could start it. */
  isNeverAsked: boolean;
}

/**
 * Which automations earlier ones leave nothing, or not everything, by their ids. Only what is certain: conditions of an earlier one may let
 * a message through.
 *
 * @param automations in the order in which they are asked
 */
export function overlaps(automations: readonly AskedInTurn[]): ReadonlyMap<string, Overlaps> {
  const asked = automations.filter(({ isActive, isRunnable }) => isActive && isRunnable);
  const found = new Map<string, Overlaps>();
  asked.forEach((automation, index) => {
    const certain = asked.slice(0, index).filter(({ conditions }) => conditions.length === 0);
    const taken = takenWhole(certain, automation) ?? takenByKeywords(certain, automation);
    if (taken) found.set(automation._id, taken);
  });
  return found;
}

/** Nothing that starts an automation gets past one of these. */
function takenWhole(earlier: readonly AskedInTurn[], { trigger }: AskedInTurn): Overlaps | null {
  if (!onMessages.has(trigger)) return null;
  const isFirst = trigger === 'first_message';
  const by = earlier.find((other) => other.trigger === 'message_received' || (isFirst && other.trigger === 'first_message'));
  if (!by) return null;
  const takes = by.trigger === 'message_received' ? 'everything' : 'first_messages';
  return { each: [{ by: nameOf(by), takes, keywords: [] }], isNeverAsked: true };
}

function takenByKeywords(earlier: readonly AskedInTurn[], automation: AskedInTurn): Overlaps | null {
  if (automation.trigger !== 'keyword_detected') return null;
  const left = new Set(keywordsOf(automation));
  const each = earlier.flatMap((by): Overlap[] => {
    const words = by.trigger === 'keyword_detected' ? keywordsOf(by) : [];
    // A message that holds "price list" holds "price".
    const keywords = [...left].filter((keyword) => words.some((word) => keyword.includes(word)));
    for (const keyword of keywords) left.delete(keyword);
    return keywords.length === 0 ? [] : [{ by: nameOf(by), takes: 'keywords', keywords }];
  });
  return each.length === 0 ? null : { each, isNeverAsked: left.size === 0 };
}

const nameOf = ({ _id, name }: AskedInTurn) => ({ _id, name });

/** Whatever starts these is a message; a link can also be opened without one. */
const onMessages: ReadonlySet<Automation['trigger']> = new Set([
  'message_received',
  'first_message',
  'keyword_detected',
  'story_reply',
  'story_mention',
  'postback',
]);

function keywordsOf({ triggerSettings: { keyword, keywords = [] } }: Pick<AskedInTurn, 'triggerSettings'>): string[] {
  const words = keyword === undefined ? [] : [keyword, ...keywords];
  // A draft may have an empty one, which no message holds.
  return words.map((word) => word.normalize('NFKC').trim().toLowerCase()).filter((word) => word !== '');
}
