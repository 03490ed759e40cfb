import { type DestinationStream, type Logger as PinoLogger, pino, stdSerializers } from 'pino';
import { build as prettyStream } from 'pino-pretty';
import type { LogLevel } from '../env/Settings.ts';

export type Logger = PinoLogger;

/**
 * Logs only an allow list, because bodies, headers, queries and other errors may contain a token or a message
 * (S26).
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const stream = destination ?? (process.stdout.isTTY ? prettyStream({ colorize: true, ignore: 'pid,hostname' }) : undefined);
  return pino(
    { level, base: null, serializers: { err: describeError, req: nothing, res: nothing } },
    stream ?? pino.destination(1),
  );
}

function nothing(): undefined {
  return undefined;
}

export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { type, stack } = stdSerializers.err(error);
  const code = 'code' in error ? error.code : undefined;
  const isSpeakable = 'syscall' in error || 'isOurs' in error;
  return {
    type,
    code,
    message: isSpeakable ? error.message : undefined,
    at: stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8)
      .map((line) => line.trim()),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}
