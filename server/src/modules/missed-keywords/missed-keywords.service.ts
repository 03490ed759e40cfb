import { containsKeyword } from '@fanfare/engine';
import { MISSED_KEYWORD_GROUPS_MAX, type MissedKeyword } from '@fanfare/shared/contracts';
import type { Clock } from '../../infrastructure/clock/Clock.ts';
import type { Database } from '../../infrastructure/database/Database.ts';
import { findAskedAutomations, type StoredAskedAutomation } from '../automations/index.ts';
import { groupPhrases, type PhraseGroup } from './grouping/groupPhrases.ts';
import type { KnownKeyword } from './grouping/nearestKeyword.ts';
import { listUnmatched } from './missed-keywords.readModel.ts';

interface Found {
  since: Date;
  /** Messages that were looked at. */
  messages: number;
  keywords: MissedKeyword[];
}

export interface MissedKeywordsService {
  find: (ownerId: string, days: number) => Promise<Found>;
}

const DAY_MS = 24 * 60 * 60_000;
const MESSAGES_MIN = 2;
const limits = { messagesMin: MESSAGES_MIN, groupsMax: MISSED_KEYWORD_GROUPS_MAX };

/** Learns from the silence: what followers ask that no keyword catches. All of it is worked out here; no text leaves the server. */
export function createMissedKeywordsService({ database, clock }: { database: Database; clock: Clock }): MissedKeywordsService {
  return {
    async find(ownerId, days) {
      const since = new Date(clock.nowMs() - days * DAY_MS);
      const { unmatched, known } = await database.asOwner(ownerId, async (queries) => {
        const automations = (await findAskedAutomations(queries, [ownerId])).get(ownerId) ?? [];
        return { unmatched: await listUnmatched(queries, ownerId, since), known: automations.flatMap(keywordsOf) };
      });
      // What a keyword of today would catch is missed no longer.
      const active = known.filter(({ isActive }) => isActive);
      const missed = unmatched.filter(({ text }) => !active.some(({ keyword }) => containsKeyword(text, keyword)));
      const groups = groupPhrases(missed, known, limits);
      return { since, messages: missed.length, keywords: groups.map((group) => present(group, days)) };
    },
  };
}

/** Only where a further keyword would do something: the trigger looks for it. */
function keywordsOf({ id, name, isActive, trigger }: StoredAskedAutomation): (KnownKeyword & { isActive: boolean })[] {
  if (trigger.type !== 'keyword_detected' || trigger.keyword === undefined) return [];
  return [trigger.keyword, ...(trigger.keywords ?? [])].map((keyword) => ({ automationId: id, name, keyword, isActive }));
}

function present({ lastSeenAt, ...group }: PhraseGroup, days: number): MissedKeyword {
  const words = group.variants.map(({ text }) => `"${text}"`).join(', ');
  const times = group.messages === 1 ? 'once' : `${group.messages} times`;
  const offer = group.nearest ? ` Add to ${group.nearest.name}?` : '';
  return {
    ...group,
    lastSeenAt: lastSeenAt.toISOString(),
    suggestion: `${words}: ${times} in ${days} days, and no automation matched.${offer}`,
  };
}
