import type { Database, Reader as DatabaseReader } from '../../../../infrastructure/database/Database.ts';
import { type EventRow, type FeedQuery, getFirstSeq, getLatestSeq, listEvents } from '../events.readModel.ts';
import { findInTexts, requestTexts } from '../eventTexts.repository.ts';
import type { PayloadSearch, Reader } from './filterEvents.readModel.ts';

type SearchQuery = Omit<FeedQuery, 'after' | 'downTo' | 'ids'>;

const SEARCHED_AT_ONCE = 2_000;
const SEARCH_BUDGET_MS = 1_000;
const CANDIDATES = 2_000;

/** Null if the search is complete. */
interface SearchResult {
  rows: EventRow[];
  searchedTo: number | null;
}

/**
 * Searches the newest events first, then the index for rare texts, then the rest in batches. No batch starts
 * after the time budget, because a search must not hold a connection (S31).
 */
export async function searchEvents(
  database: Database,
  reader: Reader,
  query: SearchQuery,
  budgetMs = SEARCH_BUDGET_MS,
): Promise<SearchResult> {
  const { workspaceId: ownerId } = reader;
  const isOverAt = performance.now() + budgetMs;
  const { limit, payload } = query;
  const newest = await database.asOwner(ownerId, async (queries) => {
    const top = query.before ?? (await getLatestSeq(queries, ownerId)) + 1;
    const downTo = top - SEARCHED_AT_ONCE;
    // Without an upper bound, so that an event is found that moves to the top meanwhile.
    const rows = await listEvents(queries, reader, { ...query, downTo });
    return { below: downTo, rows, first: (await getFirstSeq(queries, ownerId)) ?? top };
  });
  const rest = { ...query, before: newest.below, limit: limit - newest.rows.length };
  if (rest.limit === 0 || newest.below <= newest.first) return { rows: newest.rows, searchedTo: null };
  const words = payload === undefined ? [] : searchableWords(payload);
  if (words.length > 0) await database.asOwner(ownerId, (queries) => requestTexts(queries, ownerId));
  const source = await chooseSource(database, ownerId, newest.below);
  const candidates =
    words.length > 0 ? await source.asSystem((queries) => findInTexts(queries, ownerId, words, CANDIDATES)) : null;
  const downTo = candidates === null ? newest.first : Math.max(newest.first, candidates.until + 1);
  const looked = await lookThrough(source, reader, rest, { downTo, isOverAt });
  const rows = [...newest.rows, ...looked.rows];
  if (candidates === null || looked.searchedTo !== null || rows.length === limit) return { rows, searchedTo: looked.searchedTo };
  const { ids, until } = candidates;
  const before = Math.min(rest.before, until + 1);
  const indexed = await source.asOwner(ownerId, (queries) =>
    listEvents(queries, reader, { ...rest, ids, before, limit: limit - rows.length }),
  );
  return { rows: [...rows, ...indexed], searchedTo: null };
}

type Source = Pick<DatabaseReader, 'asOwner' | 'asSystem'>;

/** A replica may lack events that are older than the newest ones. */
async function chooseSource(database: Database, ownerId: string, below: number): Promise<Source> {
  if (database.reader.state() === null) return database;
  const latest = await database.reader.asOwner(ownerId, (queries) => getLatestSeq(queries, ownerId));
  return latest >= below - 1 ? database.reader : database;
}

async function lookThrough(
  source: Source,
  reader: Reader,
  query: SearchQuery & { before: number },
  { downTo, isOverAt }: { downTo: number; isOverAt: number },
): Promise<SearchResult> {
  const rows: EventRow[] = [];
  let below = query.before;
  while (rows.length < query.limit && below > downTo) {
    if (performance.now() >= isOverAt) return { rows, searchedTo: below };
    const slice = { before: below, downTo: Math.max(downTo, below - SEARCHED_AT_ONCE), limit: query.limit - rows.length };
    rows.push(...(await source.asOwner(reader.workspaceId, (queries) => listEvents(queries, reader, { ...query, ...slice }))));
    below = slice.downTo;
  }
  return { rows, searchedTo: null };
}

/** The index needs three letters or digits in a row. */
function searchableWords(search: PayloadSearch): string[] {
  const words = 'text' in search ? [search.text] : stringsIn(search.json).map((text) => JSON.stringify(text));
  return words.filter((word) => /[\p{L}\p{N}]{3}/u.test(word));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
