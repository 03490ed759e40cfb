export interface BackfilledTable {
  name: 'runs' | 'events' | 'outbox' | 'publications';
  idType: 'uuid' | 'text';
  isInOrderOfTime: boolean;
  texts: readonly { column: string; eventTypes?: readonly string[] }[];
  lines: readonly string[];
}

/** Excludes health checks and session devices, which are replaced, and version notes, which stay English. */
export const backfilledTables: readonly BackfilledTable[] = [
  { name: 'runs', idType: 'uuid', isInOrderOfTime: true, texts: [{ column: 'error' }], lines: ['trace'] },
  {
    name: 'events',
    idType: 'uuid',
    isInOrderOfTime: true,
    // In other events, a user wrote the text.
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
