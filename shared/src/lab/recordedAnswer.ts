import type { Call, ResponseOf } from '../contracts/index.ts';
import type { Recording } from './Recording.ts';

/**
 * Returns the largest recorded response of a call, as a base for variants. The lab validates variants against
 * the contract.
 * @throws if the recording has none
 */
export function recordedAnswer<C extends Call>(recording: { answers: readonly unknown[] }, call: C): ResponseOf<C> {
  const [found] = (recording as Recording).answers
    .filter((known) => known.call === call)
    .sort((one, other) => JSON.stringify(other.body).length - JSON.stringify(one.body).length);
  if (!found) throw new Error(`The recording holds no answer to ${call}.`);
  return structuredClone(found.body) as ResponseOf<C>;
}
