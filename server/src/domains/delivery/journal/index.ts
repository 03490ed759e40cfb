export { assertJournalUse } from './assertJournalUse.ts';
export { createShardWorker } from './createShardWorker.ts';
export { createStreamJournal } from './createStreamJournal.ts';
export { drainJournal } from './drainJournal.ts';
export type { Journal } from './Journal.ts';
export { openNatsStream } from './nats/openNatsStream.ts';
