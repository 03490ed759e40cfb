import { type RawBuilder, sql } from 'kysely';

/** A table in which version 1.0.0 stored English texts without messages. */
export interface BackfilledTable {
  name: 'runs' | 'events' | 'outbox' | 'publications';
  idType: 'uuid' | 'text';
  /** Newer rows have greater ids, so that a pass can begin at the newest row and end where the last one began. */
  isInOrderOfTime: boolean;
  /** Each has a column for its message, see `StoredMessage`. */
  texts: readonly { column: string; where?: RawBuilder<unknown> }[];
  /** Columns with lists of lines that have a `detail` and a `message`. */
  lines: readonly string[];
}

/** Texts of other tables were never shown in other languages, or are replaced by the next check. */
export const backfilledTables: readonly BackfilledTable[] = [
  { name: 'runs', idType: 'uuid', isInOrderOfTime: true, texts: [{ column: 'error' }], lines: ['trace'] },
  {
    name: 'events',
    idType: 'uuid',
    isInOrderOfTime: true,
    // Of other events the text is what a user has written.
    texts: [{ column: 'text', where: sql`event_type in ('webhook_error', 'goal_missed')` }, { column: 'processing_error' }],
    lines: ['considered'],
  },
  {
    name: 'outbox',
    idType: 'text',
    isInOrderOfTime: false,
    texts: [{ column: 'error' }, { column: 'withdrawn' }],
    lines: [],
  },
  { name: 'publications', idType: 'uuid', isInOrderOfTime: true, texts: [{ column: 'error' }], lines: [] },
];
