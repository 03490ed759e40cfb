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
  /** The keywords that are taken; empty unless `takes` says so. */
  keywords: readonly string[];
  /** Nothing is left that could start it. */
  isNeverAsked: boolean;
}

/**
 * Which automations an earlier one leaves nothing, or not everything, by their ids. Only what is certain: conditions of the earlier one may
 * let a message through.
 *
 * @param automations in the order in which they are asked
 */
export function overlaps(automations: readonly AskedInTurn[]): ReadonlyMap<string, Overlap> {
  const asked = automations.filter(({ isActive, isRunnable }) => isActive && isRunnable);
  const found = new Map<string, Overlap>();
  asked.forEach((automation, index) => {
    const certain = asked.slice(0, index).filter(({ conditions }) => conditions.length === 0);
    const all = certain.flatMap((earlier) => overlapOf(earlier, automation));
    const worst = all.find(({ isNeverAsked }) => isNeverAsked) ?? all[0];
    if (worst) found.set(automation._id, worst);
  });
  return found;
}

function overlapOf({ _id, name, ...earlier }: AskedInTurn, automation: AskedInTurn): Overlap[] {
  const by = { _id, name };
  if (!onMessages.has(automation.trigger)) return [];
  if (earlier.trigger === 'message_received') return [{ by, takes: 'everything', keywords: [], isNeverAsked: true }];
  if (earlier.trigger !== automation.trigger) return [];
  if (earlier.trigger === 'first_message') return [{ by, takes: 'first_messages', keywords: [], isNeverAsked: true }];
  if (earlier.trigger !== 'keyword_detected') return [];
  const wanted = keywordsOf(automation);
  const before = keywordsOf(earlier);
  // A message that holds "price list" holds "price".
  const keywords = wanted.filter((keyword) => before.some((word) => keyword.includes(word)));
  return keywords.length === 0 ? [] : [{ by, takes: 'keywords', keywords, isNeverAsked: keywords.length === wanted.length }];
}

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
