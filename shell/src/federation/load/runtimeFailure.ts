import { type Circumstances, LoadFailure } from '../recover/LoadFailure.ts';

const NO_CONTAINER = 'RUNTIME-001';
const ENTRY_NOT_LOADED = 'RUNTIME-008';
const NOT_EXPOSED = 'RUNTIME-014';

/** The runtime reports the kind only in the message. */
export function toRuntimeFailure(cause: unknown, { build, url }: { build: string; url: string }): LoadFailure | null {
  if (!(cause instanceof Error)) return null;
  const has = (text: string) => cause.message.includes(text);
  const failure = (kind: Circumstances['kind'], phase: 'entry' | 'module', detail: string) =>
    new LoadFailure({ kind, phase, build, url }, detail);
  if (has(NOT_EXPOSED)) return failure('invalid-module', 'module', 'the build does not expose the module');
  if (has(NO_CONTAINER)) return failure('evaluation', 'entry', 'its entry did not create a container');
  if (!has(ENTRY_NOT_LOADED)) return null;
  if (has('ScriptExecutionError')) return failure('evaluation', 'entry', 'its entry threw an error');
  return has('timed out') ? failure('timeout', 'entry', 'no entry within 8 s') : failure('network', 'entry', 'no response');
}
