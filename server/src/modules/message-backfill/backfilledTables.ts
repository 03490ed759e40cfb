/** A table in which version 1.0.0 stored English texts without messages. */
export interface BackfilledTable {
  name: 'runs' | 'events' | 'outbox' | 'publications';
  idType: 'uuid' | 'text';
  /** Newer rows have greater ids, so that a pass can begin at the newest row and end where the last one began. */
  isInOrderOfTime: boolean;
  /** Each has a column for its message, see `StoredMessage`. */
  texts: readonly { column: string; eventTypes?: readonly string[] }[];
  /** Columns with lists of lines that have a `detail` and a `message`. */
  lines: readonly string[];
}

/** Not here: outcomes of checks, which the next check replaces; devices of sessions, which end; notes of versions, which stay in English. */
export const backfilledTables: readonly BackfilledTable[] = [
  { name: 'runs', idType: 'uuid', isInOrderOfTime: true, texts: [{ column: 'error' }], lines: ['trace'] },
  {
    name: 'events',
    idType: 'uuid',
    isInOrderOfTime: true,
    // Of other events the text is what a user has written.
    texts: [{ column: 'text', eventTypes: ['webhook_error', 'goal_missed'] }, { column: 'processing_error' }],
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
