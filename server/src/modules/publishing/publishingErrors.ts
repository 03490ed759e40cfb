import { sentence } from '@fanfare/shared/contracts';
import type { GraphError } from '../../integrations/instagram/index.ts';

/**
 * What to do about a failed step:
 * - `new_container`: begin again with a new one
 * - `again`: the same step later
 * - `wait_for_quota`: the account has published all that it may today
 * - `fail`: it will not work
 */
export interface Remedy {
  kind: 'new_container' | 'again' | 'wait_for_quota' | 'fail';
  text: string;
  delayMs: number;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const again = (text: string, delayMs: number): Remedy => ({ kind: 'again', text, delayMs });
const fail = (text: string): Remedy => ({ kind: 'fail', text, delayMs: 0 });
const newContainer: Remedy = {
  kind: 'new_container',
  text: sentence('publishing.processing-failed'),
  delayMs: 30 * SECOND_MS,
};

/** By subcode. Source: the error reference of Instagram's content publishing. */
const remedies: Readonly<Record<number, Remedy>> = {
  2207001: newContainer,
  2207003: { ...newContainer, text: sentence('publishing.download-timeout') },
  2207006: newContainer,
  2207008: { ...newContainer, text: sentence('publishing.container-gone') },
  2207020: { ...newContainer, text: sentence('publishing.container-expired') },
  2207032: newContainer,
  2207053: newContainer,
  2207027: again(sentence('publishing.still-processing'), MINUTE_MS),
  2207042: {
    kind: 'wait_for_quota',
    text: sentence('publishing.daily-limit'),
    delayMs: 60 * MINUTE_MS,
  },
  2207051: fail(sentence('publishing.taken-for-spam')),
  2207050: fail(sentence('publishing.account-restricted')),
  2207052: fail(sentence('publishing.file-not-downloadable')),
  2207004: fail(sentence('publishing.picture-too-large')),
  2207005: fail(sentence('publishing.file-format')),
  2207009: fail(sentence('publishing.aspect-ratio')),
  2207010: fail(sentence('publishing.caption-too-long')),
  2207023: fail(sentence('publishing.unknown-kind')),
  2207026: fail(sentence('publishing.video-format')),
  2207028: fail(sentence('publishing.carousel-size')),
};

export function remedyForSubcode(subcode: number | null): Remedy {
  return (subcode === null ? undefined : remedies[subcode]) ?? newContainer;
}

/** The subcode decides first: "spam" comes with the code of a throttle. */
export function remedyFor(error: GraphError): Remedy {
  const known = error.subcode === null ? undefined : remedies[error.subcode];
  if (known)
    return {
      ...known,
      text: sentence('instagram.error-with-number', { text: known.text, number: `${error.code}/${error.subcode}` }),
    };
  switch (error.failure) {
    case 'throttled':
      return again(error.message, error.retryAfterMs ?? MINUTE_MS);
    case 'temporary':
    case 'uncertain':
      return again(error.message, 10 * SECOND_MS);
    case 'certain':
    case 'token_dead':
      return fail(error.message);
  }
}
