import type { Call, ResponseOf } from '../contracts/index.ts';
import type { Recording } from './Recording.ts';

/**
 * What a recording holds for a call (of several answers the one with the most in it), to make another answer of it: a list without entries, one with a thousand. The lab holds what is made
 * of it against the contract.
 *
 * @throws when the recording holds none
 */
export function recordedAnswer<C extends Call>(recording: { answers: readonly unknown[] }, call: C): ResponseOf<C> {
  const [found] = (recording as Recording).answers
    .filter((known) => known.call === call)
    .sort((one, other) => JSON.stringify(other.body).length - JSON.stringify(one.body).length);
  if (!found) throw new Error(`The recording holds no answer to ${call}.`);
  return structuredClone(found.body) as ResponseOf<C>;
}
