import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { instagramEnv } from './instagramEnv.ts';

const names = ['NODE_ENV', 'SMTP_URL', 'SANDBOX_SMTP_PORT', 'INSTAGRAM_APP_ID', 'OIDC_ISSUER', 'SANDBOX_OIDC_PORT'] as const;
const before = names.map((name) => [name, process.env[name]] as const);
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'fanfare-env-'));
  for (const name of names) delete process.env[name];
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

const readEnv = () => instagramEnv({ dataDir, publicUrl: 'http://localhost:3000', serverUrl: 'http://localhost:3000' });
const serverEnv = () => readEnv().serverEnv;

test("mail goes to the port of the sandbox's mailbox", () => {
  process.env.SANDBOX_SMTP_PORT = '4025';
  expect(serverEnv()).toMatchObject({ SMTP_URL: 'smtp://localhost:4025' });
});

test('a mail server that was chosen stays chosen', () => {
  process.env.SANDBOX_SMTP_PORT = '4025';
  process.env.SMTP_URL = 'smtp://mail.example.org';
  expect(serverEnv()).not.toHaveProperty('SMTP_URL');
});

test('without a port of its own, and without a mailbox, the server keeps its default', () => {
  expect(serverEnv()).not.toHaveProperty('SMTP_URL');
  process.env.SANDBOX_SMTP_PORT = 'off';
  expect(serverEnv()).not.toHaveProperty('SMTP_URL');
});

test('sample accounts come with the sandbox, but not in production or with the real Instagram', () => {
  expect(serverEnv()).toMatchObject({ SAMPLE_ACCOUNT_SCRIPT: expect.stringMatching(/play\.ts$/) });
  process.env.NODE_ENV = 'production';
  expect(serverEnv()).not.toHaveProperty('SAMPLE_ACCOUNT_SCRIPT');
  delete process.env.NODE_ENV;
  process.env.INSTAGRAM_APP_ID = '123';
  expect(serverEnv()).toEqual({});
});

test('server and sandbox share the client of the identity provider, if the sandbox has a port for it', () => {
  expect(serverEnv()).not.toHaveProperty('OIDC_ISSUER');
  process.env.SANDBOX_OIDC_PORT = '4002';
  const { serverEnv: server, sandboxEnv: sandbox } = readEnv();
  expect(server).toMatchObject({ OIDC_ISSUER: 'http://localhost:4002', OIDC_CLIENT_ID: 'fanfare' });
  expect(sandbox).toMatchObject({
    OIDC_CLIENT_ID: 'fanfare',
    OIDC_CLIENT_SECRET: 'OIDC_CLIENT_SECRET' in server ? server.OIDC_CLIENT_SECRET : '',
    OIDC_REDIRECT_URI: 'http://localhost:3000/api/auth/oidc/callback',
  });
  process.env.OIDC_ISSUER = 'https://id.example.org';
  expect(serverEnv()).not.toHaveProperty('OIDC_ISSUER');
});
