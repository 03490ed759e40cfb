import { type Dispatcher, request } from 'undici';
import { classifyGraphError } from './errors/classifyGraphError.ts';
import { GraphError } from './errors/GraphError.ts';
import { readUsage, type Usage } from './guard/readUsage.ts';
import { parseLossless } from './parseLossless.ts';

export interface InstagramCall {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  query?: Record<string, string>;
  /** Sent in a header, never in the address: addresses end up in logs. */
  token?: string;
  json?: unknown;
  form?: Record<string, string>;
}

/** Meta answers within seconds; after this the answer counts as lost. */
const CALL_TIMEOUT_MS = 10_000;
const ANSWER_MAX_BYTES = 1024 * 1024;

/** Failures before a connection existed: the request cannot have arrived. */
const neverArrived = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Makes one call and answers its JSON. Throws GraphError for everything else. */
export async function callInstagram(
  dispatcher: Dispatcher,
  call: InstagramCall,
  onUsage: (usage: Usage) => void = () => undefined,
): Promise<unknown> {
  const { status, text, usage } = await exchange(dispatcher, call);
  if (usage !== null) onUsage(usage);
  const body = parse(text);
  if (status < 200 || status >= 300) throw classifyGraphError(status, body, usage === null ? null : usage.regainMs || null);
  if (body === null) throw new GraphError('uncertain', 'Instagram answered with something that is not JSON.');
  return body;
}

interface Exchange {
  status: number;
  text: string;
  usage: Usage | null;
}

async function exchange(dispatcher: Dispatcher, call: InstagramCall): Promise<Exchange> {
  const content = contentOf(call);
  try {
    const { statusCode, headers, body } = await request(call.url, {
      dispatcher,
      method: call.method,
      ...(call.query && { query: call.query }),
      headers: { ...content.headers, ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }) },
      body: content.body,
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    return { status: statusCode, text: await readLimited(body), usage: readUsage(headers) };
  } catch (cause) {
    if (cause instanceof GraphError) throw cause;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (neverArrived.has(code)) throw new GraphError('temporary', 'Instagram cannot be reached.', { cause });
    throw new GraphError('uncertain', 'Instagram did not answer in time.', { cause });
  }
}

function contentOf({ json, form }: InstagramCall): { headers: Record<string, string>; body: string | null } {
  if (json !== undefined) return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) };
  if (form === undefined) return { headers: {}, body: null };
  return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams(form).toString() };
}

async function readLimited(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > ANSWER_MAX_BYTES) throw new GraphError('uncertain', 'Instagram answered with more than it should.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return parseLossless(text);
  } catch {
    return null;
  }
}
