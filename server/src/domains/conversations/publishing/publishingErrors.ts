import { type MessageText, message } from '@fanfare/shared/contracts';
import type { GraphError } from '../../../integrations/instagram/index.ts';

/**
 * `new_container` starts over, `again` retries later, `wait_for_quota` waits for the daily quota, `fail` is
 * permanent.
 */
export interface Remedy {
  kind: 'new_container' | 'again' | 'wait_for_quota' | 'fail';
  text: MessageText;
  delayMs: number;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const again = (text: MessageText, delayMs: number): Remedy => ({ kind: 'again', text, delayMs });
const fail = (text: MessageText): Remedy => ({ kind: 'fail', text, delayMs: 0 });
const newContainer: Remedy = {
  kind: 'new_container',
  text: message('publishing.processing-failed'),
  delayMs: 30 * SECOND_MS,
};

/** Remedies by subcode. Source: Instagram's reference for content publishing. */
const remedies: Readonly<Record<number, Remedy>> = {
  2207001: newContainer,
  2207003: { ...newContainer, text: message('publishing.download-timeout') },
  2207006: newContainer,
  2207008: { ...newContainer, text: message('publishing.container-gone') },
  2207020: { ...newContainer, text: message('publishing.container-expired') },
  2207032: newContainer,
  2207053: newContainer,
  2207027: again(message('publishing.still-processing'), MINUTE_MS),
  2207042: {
    kind: 'wait_for_quota',
    text: message('publishing.daily-limit'),
    delayMs: 60 * MINUTE_MS,
  },
  2207051: fail(message('publishing.taken-for-spam')),
  2207050: fail(message('publishing.account-restricted')),
  2207052: fail(message('publishing.file-not-downloadable')),
  2207004: fail(message('publishing.picture-too-large')),
  2207005: fail(message('publishing.file-format')),
  2207009: fail(message('publishing.aspect-ratio')),
  2207010: fail(message('publishing.caption-too-long')),
  2207023: fail(message('publishing.unknown-kind')),
  2207026: fail(message('publishing.video-format')),
  2207028: fail(message('publishing.carousel-size')),
};

export function remedyForSubcode(subcode: number | null): Remedy {
  return (subcode === null ? undefined : remedies[subcode]) ?? newContainer;
}

/** Checks the subcode first, because "spam" has the code of throttling. */
export function remedyFor(error: GraphError): Remedy {
  const known = error.subcode === null ? undefined : remedies[error.subcode];
  if (known)
    return {
      ...known,
      text: message('instagram.error-with-number', { text: known.text, number: `${error.code}/${error.subcode}` }),
    };
  switch (error.failure) {
    case 'throttled':
      return again(error.text, error.retryAfterMs ?? MINUTE_MS);
    case 'temporary':
    case 'uncertain':
      return again(error.text, 10 * SECOND_MS);
    case 'certain':
    case 'token_dead':
      return fail(error.text);
  }
}
