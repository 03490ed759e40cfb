import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { newId } from '../crypto/newId.ts';
import type { Database, Listening } from '../database/Database.ts';
import type { Logger } from '../logger/createLogger.ts';

export type BellKind = 'feed-changed' | 'updates-stored' | 'sends-queued' | 'session-ended';

export interface Bell {
  ring: (kind: BellKind, id?: string) => void;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Options {
  database: Pick<Database, 'execute' | 'listen'>;
  isAlone: boolean;
  onRing: Readonly<Record<BellKind, (id: string) => void>>;
  onGap: () => void;
  logger: Logger;
}

const CHANNEL = 'fanfare_bell';
const COLLECT_MS = 3;
const RETRY_MS = 1_000;
/** PostgreSQL's payload limit is 8,000 bytes; a notification has at most 60. */
const RINGS_PER_MESSAGE = 100;

const Message = Compile(Type.Object({ from: Type.String(), rings: Type.Array(Type.Tuple([Type.String(), Type.String()])) }));

/** Wakes the processes that share a database (docs/adr/0018). Notifications are idempotent, so duplicates are sent once. */
export function createBell({ database, isAlone, onRing, onGap, logger }: Options): Bell {
  const self = newId();
  let rings = new Map<string, readonly [BellKind, string]>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  let listening: Listening | null = null;

  function schedule(delayMs: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      sending = sending.then(send);
    }, delayMs);
  }

  async function send(): Promise<void> {
    const taken = rings;
    rings = new Map();
    try {
      for (const messages of inPieces([...taken.values()])) {
        // A lost notification only causes a delay, so do not wait for the disk.
        await database.execute(`select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`, [
          CHANNEL,
          JSON.stringify({ from: self, rings: messages }),
        ]);
      }
    } catch (error) {
      logger.warn({ err: error }, 'notifying other processes failed and will be retried');
      for (const [key, entry] of taken) rings.set(key, entry);
      if (listening) schedule(RETRY_MS);
    }
  }

  function hear(payload: string): void {
    const message: unknown = JSON.parse(payload);
    if (!Message.Check(message) || message.from === self) return;
    for (const [kind, id] of message.rings) if (isKind(kind)) onRing[kind](id);
  }

  function isKind(kind: string): kind is BellKind {
    return kind in onRing;
  }

  return {
    ring(kind, id = '') {
      onRing[kind](id);
      if (isAlone || !listening) return;
      rings.set(`${kind}:${id}`, [kind, id]);
      schedule(COLLECT_MS);
    },
    async start() {
      if (!isAlone) listening = await database.listen(CHANNEL, { onMessage: hear, onGap });
    },
    async stop() {
      const last = listening;
      listening = null;
      clearTimeout(timer);
      await sending;
      if (rings.size > 0) await send();
      await last?.stop();
    },
  };
}

function inPieces<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / RINGS_PER_MESSAGE);
  return Array.from({ length: count }, (_, index) => items.slice(index * RINGS_PER_MESSAGE, (index + 1) * RINGS_PER_MESSAGE));
}
