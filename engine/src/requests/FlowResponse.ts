import type { MessageText } from '@fanfare/shared/contracts';
import type { ResponseMapping } from './PreparedRequest.ts';
import { readPath } from './readPath.ts';

/** Version 1.0.0 stored only the English text. */
interface FailedRequest {
  error: string;
  message?: MessageText;
}

/** The status and the mapped values of a response, or the reason for a failure. The rest of the body is discarded. */
export type FlowResponse = { status: number; values: Readonly<Record<string, string>> } | FailedRequest;

/**
 * Extracts the mapped values from a response.
 * @param mapping variable names and their paths in the response
 */
export function readResponse(status: number, json: unknown, mapping: readonly ResponseMapping[]): FlowResponse {
  const values = mapping.flatMap(({ path }): [string, string][] => {
    const value = readPath(json, path);
    return value === null ? [] : [[path, value]];
  });
  return { status, values: Object.fromEntries(values) };
}
