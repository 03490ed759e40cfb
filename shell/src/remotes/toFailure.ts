import { incidents } from './incidents.ts';
import { type FailureKind, LoadFailure, type LoadPhase } from './LoadFailure.ts';

/** Sorts what a build failed with. @param url any address inside the build */
export function toFailure(cause: unknown, { build, phase, url }: { build: string; phase: LoadPhase; url: string }): LoadFailure {
  if (cause instanceof LoadFailure) return cause;
  const detail = cause instanceof Error ? (cause.message.split('\n')[0] ?? cause.name) : String(cause);
  if (isChunkError(cause)) {
    return new LoadFailure(
      { kind: cause.type === 'timeout' ? 'timeout' : 'chunk-load', phase, build, url: cause.request },
      detail,
      cause,
    );
  }
  if (phase !== 'view') {
    const incident = incidents.find(url);
    if (incident) {
      const { status } = incident;
      return new LoadFailure({ build, ...incident }, status === undefined ? 'no answer' : `HTTP ${status}`, cause);
    }
  }
  return new LoadFailure({ kind: kindOf(cause, detail), phase, build }, detail, cause);
}

function kindOf(cause: unknown, detail: string): FailureKind {
  if (/timed out/.test(detail)) return 'timeout';
  if (/ScriptExecutionError|RUNTIME-001/.test(detail)) return 'evaluation';
  if (/RUNTIME-\d+/.test(detail)) return 'load-failed';
  return cause instanceof Error ? 'evaluation' : 'load-failed';
}

/** Webpack's error for a part of a build that did not arrive. */
function isChunkError(cause: unknown): cause is Error & { type: string; request: string } {
  return cause instanceof Error && cause.name === 'ChunkLoadError' && 'type' in cause && 'request' in cause;
}
