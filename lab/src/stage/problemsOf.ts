import { type Call, type CallContract, calls } from '@fanfare/shared/contracts';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

export function problemsOfAnswer(call: Call, body: unknown): string[] {
  return problemsOf(calls[call].response, body).map((problem) => `${call}: the answer ${problem}`);
}

export function problemsOfRequest(call: Call, request: { query: unknown; body: unknown }): string[] {
  const contract: CallContract = calls[call];
  return [
    ...(contract.query ? problemsOf(contract.query, Value.Convert(contract.query, request.query)) : []).map(
      (problem) => `${call}: the query ${problem}`,
    ),
    ...(contract.body && !(request.body instanceof FormData) ? problemsOf(contract.body, request.body ?? {}) : []).map(
      (problem) => `${call}: the body ${problem}`,
    ),
  ];
}

/** Returns at most three problems. */
export function problemsOf(schema: TSchema, value: unknown): string[] {
  if (Value.Check(schema, value)) return [];
  return Value.Errors(schema, value)
    .slice(0, 3)
    .map(({ instancePath, message }) => `${instancePath.replace(/^\//, '').replaceAll('/', '.')} ${message}`.trim());
}
