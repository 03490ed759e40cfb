import { callOf } from '../contracts/index.ts';
import type { CallRequest } from '../lab/index.ts';

/** Reads a request without consuming it. */
export async function readRequest(request: Request): Promise<CallRequest> {
  const { pathname, searchParams } = new URL(request.url);
  return {
    params: callOf(request.method, pathname)?.params ?? {},
    query: Object.fromEntries(searchParams),
    body: await readBody(request.clone()),
  };
}

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return await request.formData();
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}
