import { containsKeyword } from '@fanfare/engine';
import { MISSED_KEYWORD_GROUPS_MAX, type MissedKeyword, message, quotedWords } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import { appliesTo, findCandidateAutomations, type StoredCandidate } from '../../automation/automations/index.ts';
import { groupPhrases, type PhraseGroup } from './grouping/groupPhrases.ts';
import type { KnownKeyword } from './grouping/nearestKeyword.ts';
import { listUnmatched, type UnmatchedText } from './missed-keywords.readModel.ts';

interface Found {
  since: Date;
  messages: number;
  keywords: MissedKeyword[];
}

export interface MissedKeywordsService {
  find: (reader: Pick<SignedIn, 'workspaceId' | 'accountId'>, days: number) => Promise<Found>;
}

const DAY_MS = 24 * 60 * 60_000;
const MESSAGES_MIN = 2;
const limits = { messagesMin: MESSAGES_MIN, groupsMax: MISSED_KEYWORD_GROUPS_MAX };

export function createMissedKeywordsService({ database, clock }: { database: Database; clock: Clock }): MissedKeywordsService {
  return {
    async find({ workspaceId: ownerId, accountId }, days) {
      const since = new Date(clock.nowMs() - days * DAY_MS);
      // Not from the replica: a keyword that was just added is no longer missed.
      const all = await database.asOwner(ownerId, (queries) => findCandidateAutomations(queries, [ownerId]));
      const known = (all.get(ownerId) ?? []).filter((automation) => appliesTo(automation, accountId)).flatMap(keywordsOf);
      const unmatched = await database.reader.asOwner(ownerId, (queries) => listUnmatched(queries, ownerId, accountId, since));
      const missed: Awaited<ReturnType<typeof missedOn>>[] = [];
      for (const surface of surfaces) missed.push(await missedOn(surface, unmatched, known));
      const keywords = missed
        .flatMap(({ surface, groups }) => groups.map((group) => present({ ...group, surface }, days)))
        .toSorted((a, b) => b.messages - a.messages || b.people - a.people)
        .slice(0, MISSED_KEYWORD_GROUPS_MAX);
      return { since, messages: missed.reduce((sum, { count }) => sum + count, 0), keywords };
    },
  };
}

type Surface = MissedKeyword['surface'];
type SurfaceKeyword = KnownKeyword & { isActive: boolean; surface: Surface };

const surfaces = ['messages', 'comments'] as const satisfies Surface[];

async function missedOn(surface: Surface, unmatched: readonly UnmatchedText[], known: readonly SurfaceKeyword[]) {
  const here = known.filter((keyword) => keyword.surface === surface);
  const active = here.filter(({ isActive }) => isActive);
  const isCaught = (text: string) => active.some(({ keyword }) => containsKeyword(text, keyword));
  const missed = unmatched.filter((one) => one.surface === surface && !isCaught(one.text));
  return { surface, count: missed.length, groups: await groupPhrases(missed, here, limits) };
}

function keywordsOf({ id, name, isActive, trigger }: StoredCandidate): SurfaceKeyword[] {
  const { type, keyword, keywords = [], filter } = trigger;
  const about = { automationId: id, name, isActive };
  if (type === 'keyword_detected' && keyword !== undefined) {
    return [keyword, ...keywords].map((one) => ({ ...about, keyword: one, surface: 'messages' }));
  }
  if (type !== 'comment' && type !== 'live_comment') return [];
  return (filter?.keywords ?? []).map((one) => ({ ...about, keyword: one, surface: 'comments' }));
}

function present({ lastSeenAt, ...group }: PhraseGroup & { surface: Surface }, days: number): MissedKeyword {
  const words = quotedWords(group.variants.map(({ text }) => text));
  const suggestion =
    group.messages === 1
      ? message('analytics.missed-keyword-once', { words, days })
      : message('analytics.missed-keyword', { words, times: group.messages, days });
  const offer = group.nearest ? [message('analytics.add-to-automation', { name: group.nearest.name })] : [];
  return {
    ...group,
    lastSeenAt: lastSeenAt.toISOString(),
    ...inBoth('suggestion', 'message', [suggestion, ...offer]),
  };
}
