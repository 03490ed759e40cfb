import type { ResponseMapping } from './PreparedRequest.ts';
import { readPath } from './readPath.ts';

/** What came of a request: the status with the values that were asked for, or why there is none. Everything else is left behind. */
export type FlowResponse = { status: number; values: Readonly<Record<string, string>> } | { error: string };

/** Takes out of an answer what the mapping names, by path. */
export function readResponse(status: number, json: unknown, mapping: readonly ResponseMapping[]): FlowResponse {
  const values = mapping.flatMap(({ path }): [string, string][] => {
    const value = readPath(json, path);
    return value === null ? [] : [[path, value]];
  });
  return { status, values: Object.fromEntries(values) };
}
