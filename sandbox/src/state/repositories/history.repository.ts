import type { DatabaseSync } from 'node:sqlite';

/** Rows stored from `fromMs` until the next span get times from `atMs` on. */
export interface Span {
  fromMs: number;
  atMs: number;
  /** Factor by which the first two seconds are stretched. */
  pace?: number;
}

const PACED_MS = 2_000;

/** Deliveries and calls also contain times in JSON. */
const columns = [
  { table: 'contacts', key: 'igsid', names: ['lastInboundAt'] },
  { table: 'messages', key: 'seq', names: ['sentAt', 'seenAt'] },
  { table: 'deliveries', key: 'id', names: ['createdAt', 'nextAttemptAt'] },
  { table: 'calls', key: 'id', names: ['at'] },
] as const;

const shift = (ms: number, spans: readonly Span[]) => {
  const span = spans.findLast(({ fromMs }) => fromMs <= ms);
  if (!span) return ms;
  const elapsedMs = ms - span.fromMs;
  return Math.round(span.atMs + elapsedMs + ((span.pace ?? 1) - 1) * Math.min(elapsedMs, PACED_MS));
};

/** Backdates the rows of an account. Must run in a transaction. */
export function historyRepository(database: DatabaseSync) {
  function moveColumns(igId: string, spans: readonly Span[], since: number): void {
    for (const { table, key, names } of columns) {
      for (const name of names) {
        const rows = database.prepare(`select ${key} as key, ${name} as at from ${table} where igId = ? and ${name} >= ?`);
        const update = database.prepare(`update ${table} set ${name} = ? where ${key} = ?`);
        for (const { key: value, at } of rows.all(igId, since)) {
          if (typeof at === 'number' && value !== undefined) update.run(shift(at, spans), value);
        }
      }
    }
  }

  function moveAttempts(igId: string, spans: readonly Span[], since: number): void {
    const update = database.prepare('update deliveries set attempts = ? where id = ?');
    const rows = database.prepare("select id, attempts from deliveries where igId = ? and createdAt >= ? and state <> 'pending'");
    for (const { id, attempts } of rows.all(igId, since)) {
      if (id !== undefined) update.run(moved(String(attempts), spans, since), id);
    }
  }

  function moveObjects(igId: string, spans: readonly Span[], since: number): void {
    const update = database.prepare('update objects set content = ? where seq = ?');
    const rows = database.prepare("select seq, content from objects where json_extract(content, '$.igId') = ?");
    for (const { seq, content } of rows.all(igId)) {
      const after = moved(String(content), spans, since);
      if (after !== content && seq !== undefined) update.run(after, seq);
    }
  }

  return {
    move(igId: string, spans: readonly Span[]): void {
      const since = spans[0]?.fromMs;
      if (since === undefined) return;
      // Attempts come first, because their rows are found by a column that changes.
      moveAttempts(igId, spans, since);
      moveColumns(igId, spans, since);
      moveObjects(igId, spans, since);
    },
  };
}

const timeKeys = new Set(['at', 'createdAt']);

function moved(json: string, spans: readonly Span[], since: number): string {
  return JSON.stringify(JSON.parse(json), (key, value: unknown) =>
    timeKeys.has(key) && typeof value === 'number' && value >= since ? shift(value, spans) : value,
  );
}
