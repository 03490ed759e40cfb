import type { Database } from '../../../infrastructure/database/Database.ts';
import { addResult, emptyRecord, type SentResult } from './JournalRecord.ts';
import { type Append, appendToJournal } from './journal.repository.ts';

type Appended = Awaited<ReturnType<typeof appendToJournal>>;

interface Waiting<Item> {
  item: Item;
  resolve: (appended: Appended) => void;
  reject: (error: unknown) => void;
}

const RESULTS_TOGETHER = 256;
/** Nobody waits for a result: it goes with the next decision, or alone after this time. */
const RESULT_WAITS_MS = 50;

/** One append at a time, so that records are visible in the order of their positions. */
export function createJournalWriter(database: Database) {
  const decisions: Waiting<Append>[] = [];
  let results: Waiting<SentResult>[] = [];
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;

  async function writeAll(): Promise<void> {
    isWriting = true;
    clearTimeout(timer);
    timer = undefined;
    do {
      const decision = decisions.shift();
      const sent = results.slice(0, RESULTS_TOGETHER);
      results = results.slice(sent.length);
      await write(decision, sent);
    } while (decisions.length > 0 || results.length >= RESULTS_TOGETHER);
    isWriting = false;
    if (results.length > 0) timer ??= setTimeout(() => void writeAll(), RESULT_WAITS_MS);
  }

  async function write(decision: Waiting<Append> | undefined, sent: readonly Waiting<SentResult>[]): Promise<void> {
    const { fence = null, updates = [], record: decided = emptyRecord() } = decision?.item ?? {};
    const record = { ...decided, messages: [...decided.messages], events: [...decided.events], results: [...decided.results] };
    for (const { item } of sent) addResult(record, item);
    try {
      const appended = await appendToJournal(database, { fence, updates, record });
      for (const { resolve } of [...(decision ? [decision] : []), ...sent]) resolve(appended);
    } catch (error) {
      decision?.reject(error);
      // The results are appended again without the decision that was refused.
      if (decision && sent.length > 0) await write(undefined, sent);
      else for (const { reject } of sent) reject(error);
    }
  }

  return {
    appendDecisions: (item: Append): Promise<Appended> =>
      new Promise((resolve, reject) => {
        decisions.push({ item, resolve, reject });
        if (!isWriting) void writeAll();
      }),
    appendResult: (item: SentResult): Promise<Appended> =>
      new Promise((resolve, reject) => {
        results.push({ item, resolve, reject });
        if (!isWriting) timer ??= setTimeout(() => void writeAll(), RESULT_WAITS_MS);
      }),
  };
}
