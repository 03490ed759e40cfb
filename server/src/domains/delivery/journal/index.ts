export { assertJournalUse } from './assertJournalUse.ts';
export { createStreamJournal } from './createStreamJournal.ts';
export type { Journal } from './Journal.ts';
export { measureJournal } from './measureJournal.ts';
export { createShardWorker } from './moving/createShardWorker.ts';
export { drainJournal } from './moving/drainJournal.ts';
export { openNatsStream } from './nats/openNatsStream.ts';
export { type RecordStream, StreamError, type StreamRecord } from './RecordStream.ts';
