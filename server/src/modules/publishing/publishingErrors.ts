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
  text: sentence('Instagram could not process the post.'),
  delayMs: 30 * SECOND_MS,
};

/** By subcode. Source: the error reference of Instagram's content publishing. */
const remedies: Readonly<Record<number, Remedy>> = {
  2207001: newContainer,
  2207003: { ...newContainer, text: sentence('Instagram took too long to download the file.') },
  2207006: newContainer,
  2207008: { ...newContainer, text: sentence('The prepared post has vanished at Instagram.') },
  2207020: { ...newContainer, text: sentence('The prepared post has expired.') },
  2207032: newContainer,
  2207053: newContainer,
  2207027: again(sentence('Instagram is still processing the post.'), MINUTE_MS),
  2207042: {
    kind: 'wait_for_quota',
    text: sentence('Instagram accepts no more posts from this account today.'),
    delayMs: 60 * MINUTE_MS,
  },
  2207051: fail(sentence('Instagram takes this for spam. Wait before you publish again.')),
  2207050: fail(sentence('The Instagram account is restricted: open Instagram and follow what it says.')),
  2207052: fail(sentence('Instagram cannot download the file: its address must be public.')),
  2207004: fail(sentence('The picture is too large: 8 MB at most.')),
  2207005: fail(sentence('The file is in a form that Instagram does not accept: JPEG for pictures, MP4 or MOV for videos.')),
  2207009: fail(sentence('The shape of the picture does not fit: between 4:5 and 1.91:1.')),
  2207010: fail(sentence('The caption is too long.')),
  2207023: fail(sentence('Instagram does not know this kind of post.')),
  2207026: fail(sentence('The video is in a form that Instagram does not accept: MP4 or MOV with H.264 or HEVC.')),
  2207028: fail(sentence('A carousel has 2 to 10 pictures or videos.')),
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
      text: sentence('{text} (Instagram error {number})', { text: known.text, number: `${error.code}/${error.subcode}` }),
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
