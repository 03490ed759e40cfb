import type { JsonSchema } from './buildLargest.ts';

export interface SignedInCall {
  name: string;
  method: string;
  path: string;
  query: [name: string, schema: JsonSchema][];
  body: JsonSchema | null;
}

interface Operation {
  security?: unknown;
  parameters?: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

/** Reads the calls from the API reference, so new calls are included. */
export async function readCalls(productUrl: string): Promise<SignedInCall[]> {
  const response = await fetch(`${productUrl}/api/docs/json`);
  const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(await response.text());
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { security }]) => security !== undefined)
      .map(([method, { parameters = [], requestBody }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        query: parameters.filter((one) => one.in === 'query').map(({ name, schema }): [string, JsonSchema] => [name, schema]),
        body: requestBody?.content['application/json']?.schema ?? null,
      })),
  );
}
