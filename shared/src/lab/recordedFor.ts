import { failure, unreachable } from './answers.ts';
import type { RecordedAnswer, Recording } from './Recording.ts';
import type { Answer } from './Scenario.ts';

/** Finds the recorded response to the same path with the most similar query. */
export function recordedFor(recording: Recording | null, method: string, url: URL): Answer | null {
  const [best] = (recording?.answers ?? [])
    .filter(({ call }) => call.startsWith(`${method} `))
    .map((recorded) => ({ recorded, recordedUrl: new URL(recorded.path, url) }))
    .filter(({ recordedUrl }) => recordedUrl.pathname === url.pathname)
    .map(({ recorded, recordedUrl }) => ({ recorded, similarity: similarityOf(recordedUrl.searchParams, url.searchParams) }))
    .sort((one, other) => other.similarity - one.similarity);
  return best ? toAnswer(best.recorded) : null;
}

/** Returns the highest feed position in the responses. */
export function latestSeqOf(answers: readonly { body: unknown }[]): number {
  const found = JSON.stringify(answers).matchAll(/"latestSeq":(\d+)/g);
  return Math.max(0, ...[...found].map(([, seq]) => Number(seq)));
}

function similarityOf(one: URLSearchParams, other: URLSearchParams): number {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].reduce((sum, name) => sum + (one.get(name) === other.get(name) ? 1 : -1), 0);
}

function toAnswer({ status = 200, body }: RecordedAnswer): Answer {
  if (status === 0) return unreachable;
  if (status < 300) return { kind: 'answer', body };
  const { error, code }: { error?: unknown; code?: unknown } = Object(body);
  return failure(status, String(error ?? ''), String(code ?? ''));
}
