import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { expect } from 'expect';
import { fastify } from 'fastify';
import { sendPage } from './sendPage.ts';

test('a plain page loads no resources and allows only its own style', async () => {
  const app = fastify();
  const action = { label: 'Go on', path: '/on' };
  app.get('/', (_request, reply) => sendPage(reply, { language: 'de', status: 403, title: 'Halt', text: 'Nicht hier.', action }));
  const { body, headers, statusCode } = await app.inject('/');
  expect(statusCode).toBe(403);
  expect(body).toContain('<html lang="de">');
  expect(body).toContain('<h1>Halt</h1><p>Nicht hier.</p><a href="/on">Go on</a>');
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toBe(`default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`);
});
