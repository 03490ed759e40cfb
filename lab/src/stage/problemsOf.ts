import { type Call, type CallContract, calls } from '@fanfare/shared/contracts';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** What is wrong with an answer by the contract of its call; empty when it is one that the server could give. */
export function problemsOfAnswer(call: Call, body: unknown): string[] {
  return problemsOf(calls[call].response, body).map((problem) => `${call}: the answer ${problem}`);
}

/** What is wrong with a request by the contract: the server would refuse it. */
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

/** In words: `data.events.0.seq must be integer`. The first three are enough to find the cause. */
export function problemsOf(schema: TSchema, value: unknown): string[] {
  if (Value.Check(schema, value)) return [];
  return Value.Errors(schema, value)
    .slice(0, 3)
    .map(({ instancePath, message }) => `${instancePath.replace(/^\//, '').replaceAll('/', '.')} ${message}`.trim());
}
