import type { MessageText } from '@fanfare/shared/contracts';
import type { ResponseMapping } from './PreparedRequest.ts';
import { readPath } from './readPath.ts';

/** Version 1.0.0 stored the English text alone. */
interface FailedRequest {
  error: string;
  message?: MessageText;
}

/** What came of a request: the status with the values that were asked for, or why there is none. Everything else is left behind. */
export type FlowResponse = { status: number; values: Readonly<Record<string, string>> } | FailedRequest;

/** Takes out of an answer what the mapping names, by path. */
export function readResponse(status: number, json: unknown, mapping: readonly ResponseMapping[]): FlowResponse {
  const values = mapping.flatMap(({ path }): [string, string][] => {
    const value = readPath(json, path);
    return value === null ? [] : [[path, value]];
  });
  return { status, values: Object.fromEntries(values) };
}
