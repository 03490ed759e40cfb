import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { GraphError, type GraphFailure } from './GraphError.ts';

const ErrorEnvelope = Type.Object({
  error: Type.Object({
    code: Type.Number(),
    error_subcode: Type.Optional(Type.Number()),
    is_transient: Type.Optional(Type.Boolean()),
  }),
});

/** Throttles of app, user, page and use case. */
const throttles = new Set([4, 17, 32, 341, 613, 80002, 80006]);
const deadTokens = new Set([102, 190]);
const troubles = new Set([1, 2]);

/**
 * Decides by code and subcode, never by status or text: both vary. Only a server error or an answer that is not Graph's own
 * leaves open whether the call took effect.
 */
export function classifyGraphError(status: number, body: unknown): GraphError {
  if (!Value.Check(ErrorEnvelope, body)) {
    if (status === 429) return new GraphError('throttled', 'Instagram asks to slow down.');
    const text = `Instagram answered with status ${status} and no explanation.`;
    return new GraphError(status >= 400 && status < 500 && body !== null ? 'certain' : 'uncertain', text);
  }
  const { code, error_subcode: subcode, is_transient: isTransient } = body.error;
  const failure = failureOf(status, code, isTransient ?? false);
  return new GraphError(failure, describe(code, subcode), subcode === undefined ? { code } : { code, subcode });
}

function failureOf(status: number, code: number, isTransient: boolean): GraphFailure {
  if (deadTokens.has(code)) return 'token_dead';
  if (status >= 500) return 'uncertain';
  if (throttles.has(code) || status === 429) return 'throttled';
  if (troubles.has(code) || isTransient) return 'temporary';
  return 'certain';
}

/** Texts by `code/subcode`, then by `code`. Instagram's own text is not repeated: it can quote foreign content. */
const texts: Record<string, string> = {
  '10/2534022': 'The 24-hour window for replies is closed.',
  '10/2018278': 'The 24-hour window for replies is closed.',
  '100/2534014': 'This person is no longer on Instagram or has blocked the account.',
  '100/2534037': 'Another app is in control of this conversation.',
  '200/2534041': 'Access to messages is switched off in the Instagram settings of the account.',
  '200/2534048': 'The app may only write to people with a role in it.',
  '1': 'Instagram has a problem of its own.',
  '2': 'Instagram has a problem of its own.',
  '10': 'The app lacks a permission for this.',
  '100': 'Instagram does not accept this message.',
  '190': 'Instagram no longer accepts the connection: connect the account again.',
  '200': 'The app lacks a permission for this.',
  '230': 'The person has not agreed to share the profile yet.',
  '368': 'Instagram has blocked the account for a while because of its policies.',
  '551': 'This person cannot be reached at the moment.',
  '9010': 'This person is no longer on Instagram or has blocked the account.',
};

function describe(code: number, subcode: number | undefined): string {
  const numbers = subcode === undefined ? `${code}` : `${code}/${subcode}`;
  const text = texts[numbers] ?? texts[String(code)] ?? 'Instagram refused the request.';
  return `${text} (Instagram error ${numbers})`;
}
