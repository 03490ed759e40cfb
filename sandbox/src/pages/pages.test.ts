import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import Fastify from 'fastify';
import { pagesRoutes } from './pages.routes.ts';

const app = Fastify();
let directory = '';
before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandbox-pages-'));
  await writeFile(join(directory, 'index.html'), '<!doctype html>');
  await app.register((pages) => pagesRoutes(pages, { directory, appOrigins: ['http://localhost:3000', 'http://app.test'] }));
});
after(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

const framedBy = async (path: string) => {
  const { headers } = await app.inject(path);
  return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
};

test('only the app may frame a page, and only the phone', async () => {
  expect(await framedBy('/phone?dock=1')).toBe('http://localhost:3000 http://app.test');
  for (const path of ['/phone', '/phone?dock=2', '/?dock=1', '/owner?dock=1', '/feed'])
    expect(await framedBy(path)).toBe("'none'");
});

test('the pages bring their font', async () => {
  const { statusCode, headers } = await app.inject('/fonts/inter.woff2');
  expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'font/woff2' });
});
