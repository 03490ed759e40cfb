import type { Automation } from '@fanfare/shared/contracts';
import { copy } from '../../copy/automation.ts';

const text = copy.list;

/**
 * Which automations an earlier one leaves nothing, or not everything, by their ids, and why. Only what is certain: conditions of the earlier
 * one may let a message through.
 *
 * @param automations in the order in which they are asked
 */
export function overlaps(automations: readonly Automation[]): ReadonlyMap<string, string> {
  const asked = automations.filter(({ isActive, isRunnable }) => isActive && isRunnable);
  const found = new Map<string, string>();
  asked.forEach((automation, index) => {
    for (const earlier of asked.slice(0, index)) {
      const reason = earlier.conditions.length === 0 ? whatItTakes(earlier, automation) : null;
      if (reason === null) continue;
      found.set(automation._id, reason);
      return;
    }
  });
  return found;
}

function whatItTakes(earlier: Automation, automation: Automation): string | null {
  if (!onMessages.has(automation.trigger)) return null;
  if (earlier.trigger === 'message_received') return text.takesAll(earlier.name);
  if (earlier.trigger !== automation.trigger) return null;
  if (earlier.trigger === 'first_message') return text.takesFirst(earlier.name);
  // A message that holds "price list" holds "price".
  const taken = keywordsOf(automation).filter((keyword) => keywordsOf(earlier).some((word) => keyword.includes(word)));
  return taken.length === 0 ? null : text.takesKeywords(earlier.name, taken);
}

const onMessages: ReadonlySet<Automation['trigger']> = new Set(['message_received', 'first_message', 'keyword_detected']);

function keywordsOf({ triggerSettings: { keyword, keywords = [] } }: Automation): string[] {
  return (keyword === undefined ? [] : [keyword, ...keywords]).map((word) => word.normalize('NFKC').trim().toLowerCase());
}
