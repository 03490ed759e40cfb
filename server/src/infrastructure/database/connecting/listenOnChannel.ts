import type pg from 'pg';
import { createTicker } from '../../concurrency/createTicker.ts';
import type { Logger } from '../../logger/createLogger.ts';
import type { ChannelListener, Listening } from '../Database.ts';
import { DatabaseClient, type DatabaseConfig } from '../failover/DatabaseClient.ts';

/** Also the longest time for which a dead connection is not noticed. */
const CHECK_EVERY_MS = 3_000;
const ANSWER_LIMIT_MS = 3_000;

export async function listenOnChannel(
  config: DatabaseConfig,
  channel: string,
  { onMessage, onGap }: ChannelListener,
  logger: Logger,
): Promise<Listening> {
  let client: pg.Client | null = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new DatabaseClient({
      ...config,
      application_name: channel,
      connectionTimeoutMillis: ANSWER_LIMIT_MS,
      query_timeout: ANSWER_LIMIT_MS,
    });
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ payload }) => onMessage(payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
      return fresh;
    } catch (error) {
      drop(fresh);
      throw error;
    }
  }

  const check = createTicker(
    'listening to other processes',
    CHECK_EVERY_MS,
    async () => {
      if (client && (await answers(client))) return;
      if (client) {
        logger.warn('the connection to other processes was lost');
        drop(client);
        client = null;
      }
      client = await connect();
      onGap();
    },
    logger,
  );
  check.start();

  return {
    async stop() {
      await check.stop();
      if (client) drop(client);
    },
  };
}

/** A standby cannot notify. */
function answers(client: pg.Client): Promise<boolean> {
  return client.query<{ transaction_read_only: string }>('show transaction_read_only').then(
    ({ rows }) => rows[0]?.transaction_read_only === 'off',
    () => false,
  );
}

/** Does not wait, because a dead connection never responds. */
function drop(client: pg.Client): void {
  client.end().catch(() => undefined);
}
