import { message } from '@fanfare/shared/contracts';
import type { Exchange } from './createExchange.ts';
import { classifyGraphError } from './errors/classifyGraphError.ts';
import { GraphError } from './errors/GraphError.ts';
import { readUsage, type Usage } from './guard/readUsage.ts';
import { parseLossless } from './parseLossless.ts';

export interface InstagramCall {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  query?: Record<string, string>;
  /** Sent in a header, because URLs end up in logs. */
  token?: string;
  json?: unknown;
  form?: Record<string, string>;
  isOverdue?: (() => boolean) | undefined;
}

export async function callInstagram(
  exchange: Exchange,
  call: InstagramCall,
  onUsage: (usage: Usage) => void = () => undefined,
): Promise<unknown> {
  const content = contentOf(call);
  const { status, headers, text } = await exchange.ask({
    method: call.method,
    url: new URL(call.url),
    query: call.query,
    headers: { ...content.headers, ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }) },
    body: content.body,
    isOverdue: call.isOverdue,
  });
  const usage = readUsage(headers);
  if (usage !== null) onUsage(usage);
  const body = parse(text);
  if (status < 200 || status >= 300) throw classifyGraphError(status, body, usage === null ? null : usage.regainMs || null);
  if (body === null) throw new GraphError('uncertain', message('instagram.answer-not-json'));
  return body;
}

function contentOf({ json, form }: InstagramCall): { headers: Record<string, string>; body: string | null } {
  if (json !== undefined) return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) };
  if (form === undefined) return { headers: {}, body: null };
  return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams(form).toString() };
}

function parse(text: string): unknown {
  try {
    return parseLossless(text);
  } catch {
    return null;
  }
}
