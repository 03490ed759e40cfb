import type { User } from '@fanfare/shared/contracts';
import { latestSeqOf, type Recording } from '@fanfare/shared/lab';
import { INSTAGRAM_PICTURES } from '../stage/serveImages.ts';

interface PassedCall {
  call: string;
  path: string;
  answer: unknown;
}

/** Removes URLs of other hosts. */
export function recordingOf(passed: readonly unknown[], user: User, at: Date): Recording {
  const reads = new Map<string, PassedCall>();
  for (const one of passed.filter(isPassedCall)) {
    if (one.call.startsWith('GET ') && isSuccess(one.answer)) reads.set(one.path, one);
  }
  const answers = [...reads.values()]
    .map(({ call, path, answer }) => ({ call, path, body: withoutForeignAddresses(answer) }))
    .sort((a, b) => a.path.localeCompare(b.path));
  return { at: at.toISOString(), user: { ...user, avatar: null }, latestSeq: latestSeqOf(answers), answers };
}

function isPassedCall(value: unknown): value is PassedCall {
  return typeof value === 'object' && value !== null && 'call' in value && 'path' in value && 'answer' in value;
}

function isSuccess(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true;
}

function withoutForeignAddresses(value: unknown): unknown {
  const text = JSON.stringify(value).replaceAll(
    /"https?:\/\/(?:localhost|127\.0\.0\.1):\d+\/([^"]*)"/g,
    `"${INSTAGRAM_PICTURES}$1"`,
  );
  return JSON.parse(text);
}
