import { type ErrorCode, errors } from '../errors.ts';
import type { ConsiderationReason } from '../vocabulary/automationVocabulary.ts';
import type { OutcomeReason } from '../vocabulary/eventVocabulary.ts';
import { considerationTexts, outcomeTexts } from '../vocabulary/reasonTexts.ts';

type ErrorMessages = { readonly [Code in ErrorCode as `errors.${Code}`]: (typeof errors)[Code]['text'] };
type ReasonMessages = { readonly [Reason in OutcomeReason as `outcomes.${Reason}`]: string } & {
  readonly [Reason in ConsiderationReason as `considerations.${Reason}`]: string;
};

export const tableMessages = Object.fromEntries([
  ...Object.entries(errors).map(([code, { text }]) => [`errors.${code}`, text]),
  ...Object.entries(outcomeTexts).map(([reason, text]) => [`outcomes.${reason}`, text]),
  ...Object.entries(considerationTexts).map(([reason, text]) => [`considerations.${reason}`, text]),
]) as ErrorMessages & ReasonMessages;
