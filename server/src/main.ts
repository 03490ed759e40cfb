import { readSettings } from './infrastructure/env/readSettings.ts';
import { StartError } from './infrastructure/env/StartError.ts';
import { createLogger, type Logger } from './infrastructure/logger/createLogger.ts';
import { type RunningServer, startServer } from './startServer.ts';

/** A hanging stop must not delay a deployment. */
const STOP_LIMIT_MS = 30_000;

try {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  const starting = startServer(settings, logger);
  stopWhenAsked(starting, logger);
  const { url } = await starting;
  logger.info({ url }, 'ready');
  process.send?.({ type: 'ready', url });
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : describe(error)}\n`);
  process.exit(1);
}

/**
 * Also stops when the parent is gone. Waits for the start, because a half-started server would leave its
 * database running.
 */
function stopWhenAsked(starting: Promise<RunningServer>, logger: Logger): void {
  let isStopping = false;
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.on(event, () => {
      if (isStopping) return;
      isStopping = true;
      logger.info({ event }, 'stopping');
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
      starting
        .then((server) => server.stop())
        .then(
          () => process.exit(0),
          (error: unknown) => {
            logger.error({ err: error }, 'stopping failed');
            process.exit(1);
          },
        );
    });
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? `The server could not start: ${error.stack ?? error.message}` : 'The server could not start.';
}
