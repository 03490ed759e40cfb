import { readSettings } from './infrastructure/env/readSettings.ts';
import { StartError } from './infrastructure/env/StartError.ts';
import { createLogger } from './infrastructure/logger/createLogger.ts';
import { startServer } from './startServer.ts';

/** A stop that hangs must not hold up a deployment. */
const STOP_LIMIT_MS = 30_000;

try {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  const server = await startServer(settings, logger);
  logger.info({ url: server.url }, 'ready');
  process.send?.({ type: 'ready', url: server.url });

  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      logger.info({ signal }, 'stopping');
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : describe(error)}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  return error instanceof Error ? `The server could not start: ${error.stack ?? error.message}` : 'The server could not start.';
}
