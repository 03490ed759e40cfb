import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach } from 'node:test';
import { type CallKey, calls } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { CallRecord, Hit } from './CallRecord.ts';
import { packageDirectory, recordDirectory } from './recordDirectory.ts';

let running: Hit[] | null = null;
const record: CallRecord = { file: '', hits: [] };

// A test that fails proves nothing, and what `before` asks belongs to no test.
beforeEach((context) => {
  running = [];
  if ('filePath' in context && context.filePath) record.file = relative(packageDirectory, context.filePath);
});
afterEach((context) => {
  if ('passed' in context && context.passed)
    record.hits.push(...distinct(running ?? []).map((hit) => ({ ...hit, test: context.name })));
  running = null;
});
process.on('exit', () => {
  // A run of some tests by their names must not replace what all of them saw.
  if (record.file === '' || process.execArgv.some((argument) => argument.startsWith('--test-name-pattern'))) return;
  mkdirSync(recordDirectory, { recursive: true });
  writeFileSync(join(recordDirectory, `${record.file.replaceAll('/', '.')}.json`), JSON.stringify(record));
});

/**
 * Notes which call of the contracts answered what while which test ran: the table of calls is made of it. The server itself notes, so
 * that no way of asking escapes and no test can claim an answer that it did not get.
 */
export function recordCalls(http: FastifyInstance): void {
  http.addHook('onSend', async (request, reply, payload) => {
    const call = `${request.method} ${(request.routeOptions.url ?? '').replaceAll(/:(\w+)/g, '{$1}')}`;
    if (!isCall(call)) return payload;
    running?.push({ test: '', call, status: reply.statusCode, code: reply.statusCode < 400 ? null : codeOf(payload) });
    return payload;
  });
}

function isCall(name: string): name is CallKey {
  return Object.hasOwn(calls, name);
}

function codeOf(payload: unknown): string | null {
  return typeof payload === 'string' ? (/"code":"(\w+)"/.exec(payload)?.[1] ?? null) : null;
}

function distinct(hits: Hit[]): Hit[] {
  return [...new Map(hits.map((hit) => [`${hit.call} ${hit.status} ${hit.code}`, hit])).values()];
}
