import { message } from '@fanfare/shared/contracts';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { GraphError, type GraphFailure } from './GraphError.ts';
import { lookUpGraphError } from './graphErrorTable.ts';

const ErrorEnvelope = Type.Object({
  error: Type.Object({
    code: Type.Number(),
    error_subcode: Type.Optional(Type.Number()),
    is_transient: Type.Optional(Type.Boolean()),
    fbtrace_id: Type.Optional(Type.String({ maxLength: 100 })),
  }),
});

/** Custom API limits are counted per minute. */
const CUSTOM_LIMIT_CODE = 613;
const CUSTOM_LIMIT_MS = 60_000;

/** Uses code and subcode, because status and text vary. Server errors and responses not from Graph are uncertain. */
export function classifyGraphError(status: number, body: unknown, regainMs: number | null = null): GraphError {
  const wait = (ms: number | null) => (ms === null ? {} : { retryAfterMs: ms });
  if (!Value.Check(ErrorEnvelope, body)) {
    if (status === 429)
      return new GraphError('throttled', message('instagram.slow-down'), { meaning: 'slow_down', ...wait(regainMs) });
    const text = message('instagram.answer-unexplained', { status });
    return new GraphError(status >= 400 && status < 500 && body !== null ? 'certain' : 'uncertain', text);
  }
  const { code, error_subcode: subcode, is_transient: isTransient, fbtrace_id: traceId } = body.error;
  const { failure: known, meaning, text } = lookUpGraphError(code, subcode);
  const failure = failureOf(status, known, isTransient ?? false);
  const numbers = subcode === undefined ? { code } : { code, subcode };
  const pause =
    failure === 'throttled' ? wait(Math.max(regainMs ?? 0, code === CUSTOM_LIMIT_CODE ? CUSTOM_LIMIT_MS : 0) || null) : {};
  return new GraphError(failure, message('instagram.error-with-number', { text, number: Object.values(numbers).join('/') }), {
    ...numbers,
    meaning,
    ...pause,
    ...(traceId !== undefined && { traceId }),
  });
}

function failureOf(status: number, known: GraphFailure, isTransient: boolean): GraphFailure {
  if (known === 'token_dead') return known;
  if (status >= 500) return 'uncertain';
  if (known === 'throttled' || status === 429) return 'throttled';
  return isTransient ? 'temporary' : known;
}
