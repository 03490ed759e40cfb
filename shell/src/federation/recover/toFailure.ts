import { LoadFailure, type LoadPhase } from './LoadFailure.ts';

/** Matches the messages of Chromium, Firefox and Safari. */
const MODULE_NOT_LOADED = /dynamically imported module|importing a module script failed/i;

export function toFailure(cause: unknown, { build, phase }: { build: string; phase: LoadPhase }): LoadFailure {
  if (cause instanceof LoadFailure) return cause;
  const detail = cause instanceof Error ? (cause.message.split('\n')[0] ?? cause.name) : String(cause);
  if (isChunkError(cause)) {
    const kind = cause.type === 'timeout' ? 'timeout' : 'chunk-load';
    return new LoadFailure({ kind, phase, build, url: cause.request }, detail, cause);
  }
  if (cause instanceof TypeError && MODULE_NOT_LOADED.test(detail)) {
    const [url] = /https?:\S+/.exec(detail) ?? [];
    return new LoadFailure({ kind: 'network', phase, build, url }, detail, cause);
  }
  return new LoadFailure({ kind: cause instanceof Error ? 'evaluation' : 'load-failed', phase, build }, detail, cause);
}

function isChunkError(cause: unknown): cause is Error & { type: string; request: string } {
  return cause instanceof Error && cause.name === 'ChunkLoadError' && 'type' in cause && 'request' in cause;
}
