import type { ProofLine } from './ProofLine.ts';

interface Event {
  type: string;
  data: {
    name?: string;
    message?: string;
    file?: string;
    nesting?: number;
    skip?: unknown;
    details?: { duration_ms?: number; type?: string };
  };
}

/** A reporter of node's test runner: one line of JSON for each test that ran, and for each figure that a test told behind it. */
export default async function* report(events: AsyncIterable<Event>): AsyncGenerator<string> {
  for await (const { type, data } of events) {
    const line = lineOf(type, data);
    if (line) yield `${JSON.stringify(line)}\n`;
  }
}

function lineOf(type: string, { name, message, file, nesting, skip, details }: Event['data']): ProofLine | null {
  const isWithin = nesting !== 0 && !/^[FSP]\d+(?:, ?[FSP]\d+)*: /.test(name ?? '');
  if (file === undefined || isWithin || details?.type === 'suite') return null;
  if (type === 'test:diagnostic') return { kind: 'figure', text: message ?? '' };
  if ((type !== 'test:pass' && type !== 'test:fail') || (skip !== undefined && skip !== false)) return null;
  return { kind: 'test', name: name ?? '', file, isPassed: type === 'test:pass', ms: details?.duration_ms ?? 0 };
}
