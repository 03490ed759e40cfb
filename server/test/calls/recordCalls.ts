import { relative } from 'node:path';
import { afterEach, beforeEach } from 'node:test';
import { type CallKey, calls } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { type Hit, packageDirectory, writeHits } from './hits.ts';

type Response = Pick<Hit, 'call' | 'status' | 'code'>;

const beforeRouting: ReadonlySet<string> = new Set(['bad_request', 'unsupported_media_type', 'internal', 'overloaded']);

/** In a group of test files, the outermost suite is the file. */
const groupedFile = /^(src\/\S+\.test\.ts) > /;

let running: Response[] | null = null;
let file = '';
const hits: Hit[] = [];

// Failed tests and calls in `before` do not count.
beforeEach((context) => {
  running = [];
  if ('filePath' in context && context.filePath)
    file = groupedFile.exec(context.fullName)?.[1] ?? relative(packageDirectory, context.filePath);
});
afterEach((context) => {
  if ('passed' in context && context.passed)
    hits.push(...distinct(running ?? []).map((response) => ({ file, test: context.name, ...response })));
  running = null;
});
process.on('exit', () => {
  // A partial run must not replace a complete one.
  if (process.execArgv.some((argument) => argument.startsWith('--test-name-pattern'))) return;
  for (const [ofFile, ofTests] of Map.groupBy(hits, (hit) => hit.file)) writeHits(ofFile, ofTests);
});

/** Recorded in the server, so that every client is covered. */
export function recordCalls(http: FastifyInstance): void {
  http.addHook('onSend', async (request, reply, payload) => {
    const call = `${request.method} ${(request.routeOptions.url ?? '').replaceAll(/:(\w+)/g, '{$1}')}`;
    const code = reply.statusCode < 400 ? null : codeOf(payload);
    if (isCall(call) && !(code !== null && beforeRouting.has(code))) running?.push({ call, status: reply.statusCode, code });
    return payload;
  });
}

function isCall(name: string): name is CallKey {
  return Object.hasOwn(calls, name);
}

function codeOf(payload: unknown): string | null {
  return typeof payload === 'string' ? (/"code":"(\w+)"/.exec(payload)?.[1] ?? null) : null;
}

function distinct(hits: readonly Response[]): Response[] {
  return [...new Map(hits.map((hit) => [`${hit.call} ${hit.status} ${hit.code}`, hit])).values()];
}
