import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { type EventRow, type FeedQuery, getFirstSeq, getLatestSeq, listEvents } from '../events.readModel.ts';
import { findInTexts } from '../eventTexts.repository.ts';
import type { PayloadSearch } from './filterEvents.readModel.ts';

type SearchQuery = Omit<FeedQuery, 'after' | 'downTo' | 'ids'>;

const SEARCHED_AT_ONCE = 2_000;
/** More events than this are found faster by looking through the newest ones. */
const CANDIDATES = 2_000;

/**
 * The newest events in which a text stands. The first page of what stands in many is among the newest of all; what stands in few is
 * found by the index of texts; and what is neither is looked for piece by piece, because how many have it nobody knows, and the database
 * would read all of them to sort what it finds.
 */
export async function searchEvents(database: Database, ownerId: string, query: SearchQuery): Promise<EventRow[]> {
  const { limit, payload } = query;
  const newest = await database.asOwner(ownerId, async (queries) => {
    const top = query.before ?? (await getLatestSeq(queries, ownerId)) + 1;
    const downTo = top - SEARCHED_AT_ONCE;
    return { below: downTo, rows: await listEvents(queries, ownerId, { ...query, before: top, downTo }) };
  });
  const rest = { ...query, before: newest.below, limit: limit - newest.rows.length };
  if (rest.limit === 0) return newest.rows;
  const words = payload === undefined ? [] : searchableWords(payload);
  const candidates =
    words.length > 0 ? await database.asSystem((queries) => findInTexts(queries, ownerId, words, CANDIDATES)) : null;
  const older = await database.asOwner(ownerId, async (queries) => {
    if (candidates === null) return lookThrough(queries, ownerId, rest, 0);
    const { ids, until } = candidates;
    const uncopied = await lookThrough(queries, ownerId, rest, until + 1);
    const before = Math.min(rest.before, until + 1);
    return [...uncopied, ...(await listEvents(queries, ownerId, { ...rest, ids, before, limit: rest.limit - uncopied.length }))];
  });
  return [...newest.rows, ...older];
}

/** From a position on, downwards. */
async function lookThrough(
  queries: Queries,
  ownerId: string,
  query: SearchQuery & { before: number },
  downTo: number,
): Promise<EventRow[]> {
  const found: EventRow[] = [];
  const lowest = Math.max(downTo, (await getFirstSeq(queries, ownerId)) ?? query.before);
  let below = query.before;
  while (found.length < query.limit && below > lowest) {
    const pieceDownTo = Math.max(lowest, below - SEARCHED_AT_ONCE);
    const limit = query.limit - found.length;
    found.push(...(await listEvents(queries, ownerId, { ...query, before: below, downTo: pieceDownTo, limit })));
    below = pieceDownTo;
  }
  return found;
}

/** What has to stand in the text of an event for the search to find it, as far as the index knows it: three letters or digits in a row. */
function searchableWords(search: PayloadSearch): string[] {
  const words = 'text' in search ? [search.text] : stringsIn(search.json).map((text) => JSON.stringify(text));
  return words.filter((word) => /[\p{L}\p{N}]{3}/u.test(word));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
