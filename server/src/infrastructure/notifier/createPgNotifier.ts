import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { newId } from '../crypto/newId.ts';
import type { Database, Listening } from '../database/Database.ts';
import { type ClusterEventName, type EventBus, isClusterEvent } from '../event-bus/createEventBus.ts';
import type { Logger } from '../logger/createLogger.ts';

export interface PgNotifier {
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Options {
  database: Pick<Database, 'execute' | 'listen'>;
  isAlone: boolean;
  bus: EventBus;
  logger: Logger;
}

/** The name in 1.0.0, which may use the same database. */
const CHANNEL = 'fanfare_bell';
/** One statement sends all events of this time. */
const COLLECT_MS = 3;
const RETRY_MS = 1_000;
/** PostgreSQL limits payloads to 8,000 bytes, and an event has at most 300. */
const EVENTS_PER_MESSAGE = 25;

const Message = Compile(Type.Object({ from: Type.String(), rings: Type.Array(Type.Tuple([Type.String(), Type.String()])) }));

/** Sends cluster events (ADR 0018). They are idempotent, so duplicates are sent once. */
export function createPgNotifier({ database, isAlone, bus, logger }: Options): PgNotifier {
  const self = newId();
  let events = new Map<string, readonly [ClusterEventName, string]>();
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
    const taken = events;
    events = new Map();
    try {
      for (const messages of inPieces([...taken.values()])) {
        // A lost event only causes a delay.
        await database.execute(`select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`, [
          CHANNEL,
          JSON.stringify({ from: self, rings: messages }),
        ]);
      }
    } catch (error) {
      logger.warn({ err: error }, 'notifying other processes failed and will be retried');
      for (const [key, entry] of taken) events.set(key, entry);
      if (listening) schedule(RETRY_MS);
    }
  }

  function receive(payload: string): void {
    const message: unknown = JSON.parse(payload);
    if (!Message.Check(message) || message.from === self) return;
    for (const [name, id] of message.rings) if (isClusterEvent(name)) deliver(name, id);
  }

  const deliver = bus.connect((name, id) => {
    if (isAlone || !listening) return;
    events.set(`${name}:${id}`, [name, id]);
    schedule(COLLECT_MS);
  });

  return {
    async start() {
      if (!isAlone) {
        listening = await database.listen(CHANNEL, { onMessage: receive, onGap: () => bus.publish('events-missed') });
      }
    },
    async stop() {
      const last = listening;
      listening = null;
      clearTimeout(timer);
      await sending;
      if (events.size > 0) await send();
      await last?.stop();
    },
  };
}

function inPieces<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / EVENTS_PER_MESSAGE);
  return Array.from({ length: count }, (_, index) => items.slice(index * EVENTS_PER_MESSAGE, (index + 1) * EVENTS_PER_MESSAGE));
}
