import { after, before, test } from 'node:test';
import type { Call } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import type { Mailbox } from '../../../../test/doubles/startMailbox.ts';
import { startMailedServer } from '../../../../test/servers/prepared/startMailedServer.ts';
import { TEST_PASSWORD, type TestServer } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
let mailbox: Mailbox;
before(async () => {
  ({ server, mailbox } = await startMailedServer());
});
after(() => server.close());

const GERMAN = 'de-AT,de;q=0.9,en;q=0.5';
const NEW_PASSWORD = 'another horse battery';

function callIn<C extends Call>(language: string, call: C, init: { token?: string; body?: unknown } = {}) {
  return server.call(call, { ...init, headers: { 'accept-language': language } });
}

async function signUpIn(language: string, username: string): Promise<string> {
  const body = { username, email: `${username}@example.test`, password: TEST_PASSWORD };
  const answer = await callIn(language, 'POST /api/auth/register', { body });
  expect(answer.status).toBe(201);
  return answer.body.token;
}

function signInIn(language: string, username: string, password = TEST_PASSWORD) {
  return callIn(language, 'POST /api/auth/login', { body: { username, password } });
}

async function languageOfUser(username: string): Promise<string | undefined> {
  const { rows } = await sql<{ language: string }>`select language from users where username = ${username}`.execute(
    server.database.system,
  );
  return rows[0]?.language;
}

test('a user who signs up in German receives mails in German, with correct umlauts in the subject', async () => {
  await signUpIn(GERMAN, 'grete');
  expect(await languageOfUser('grete')).toBe('de');
  await signInIn(GERMAN, 'grete');
  const mail = await mailbox.find('grete@example.test', 'Neue Anmeldung in deinem Fanfare-Konto');
  expect(mail.content).toContain('Hallo grete,');
  expect(mail.content).toMatch(/Neue Anmeldung in deinem Konto mit .*, am \d+\. \S+ \d{4} um \d\d:\d\d UTC\./);
  expect(mail.content).toContain('ändere dein Passwort');
  expect(mail.content).toContain('<html lang="de">');
});

test('mails are in Spanish, while the column that version 1.0.0 reads has a language it supports', async () => {
  await signUpIn('es-MX', 'elena');
  expect(await languageOfUser('elena')).toBe('en');
  await signInIn('es-MX', 'elena');
  const mail = await mailbox.find('elena@example.test', 'Nuevo inicio de sesión en tu cuenta de Fanfare');
  expect(mail.content).toContain('Hola, elena:');
  expect(mail.content).toContain('<html lang="es">');
});

test('a user who signs up in English or an unsupported language receives mails in English', async () => {
  for (const [language, username] of [
    ['en-GB', 'emma'],
    ['fr', 'florence'],
  ] as const) {
    await signUpIn(language, username);
    expect(await languageOfUser(username)).toBe('en');
    await signInIn(language, username);
    const mail = await mailbox.find(`${username}@example.test`, 'New sign-in to your Fanfare account');
    expect(mail.content).toContain(`Hello ${username},`);
    expect(mail.content).toContain('<html lang="en">');
  }
});

test('a sign-in or an open page in another language changes the language', async () => {
  const token = await signUpIn('en', 'swenja');
  await signInIn('de', 'swenja');
  expect(await languageOfUser('swenja')).toBe('de');
  await mailbox.find('swenja@example.test', 'Neue Anmeldung');
  const { body } = await callIn('en;q=0.9,fr', 'GET /api/auth/session', { token });
  expect(body.user).not.toHaveProperty('language');
  expect(await languageOfUser('swenja')).toBe('en');
  await callIn(GERMAN, 'POST /api/auth/password/change', {
    token,
    body: { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD },
  });
  await mailbox.find('swenja@example.test', 'Your password was changed');
});

test('a client without a language header changes nothing', async () => {
  const token = await signUpIn('de', 'hanne');
  expect((await server.call('GET /api/auth/session', { token })).status).toBe(200);
  await server.signIn('hanne');
  expect(await languageOfUser('hanne')).toBe('de');
  await server.call('POST /api/auth/password/forgot', { body: { email: 'hanne@example.test' } });
  await mailbox.find('hanne@example.test', 'Setze dein Passwort zurück');
});

test('the password reset mail has the language of the request, and later mails that of the page', async () => {
  await signUpIn('en', 'paula');
  await callIn(GERMAN, 'POST /api/auth/password/forgot', { body: { email: 'paula@example.test' } });
  const mail = await mailbox.find('paula@example.test', 'Setze dein Passwort zurück');
  expect(mail.content).toContain('Neues Passwort wählen');
  const token = await mailbox.findToken('paula@example.test', 'Setze dein Passwort zurück');
  expect((await callIn(GERMAN, 'POST /api/auth/password/reset', { body: { token, password: NEW_PASSWORD } })).status).toBe(200);
  await mailbox.find('paula@example.test', 'Dein Passwort wurde geändert');
  expect(await languageOfUser('paula')).toBe('en');
});

test('the other mails follow the language of the user', async () => {
  const token = await signUpIn(GERMAN, 'dora');
  expect((await callIn(GERMAN, 'POST /api/user/2fa/enable', { token })).status).toBe(200);
  await mailbox.find('dora@example.test', 'Zwei-Faktor-Anmeldung einrichten');
  const change = await callIn(GERMAN, 'PATCH /api/user/profile', { token, body: { email: 'dora.neu@example.test' } });
  expect(change.status).toBe(200);
  await mailbox.find('dora.neu@example.test', 'Bestätige deine neue E-Mail-Adresse');
  await mailbox.find('dora@example.test', 'Anfrage zur Änderung deiner E-Mail-Adresse');
});

test('the account export contains the language, and erasing the account removes it', async () => {
  const token = await signUpIn(GERMAN, 'edda');
  const exported = await callIn(GERMAN, 'GET /api/user/export', { token });
  expect(JSON.stringify(exported.body)).toContain('"language":"de"');
  const { rows } = await sql<{ id: string }>`select id from users where username = 'edda'`.execute(server.database.system);
  const body = { password: TEST_PASSWORD };
  expect((await callIn(GERMAN, 'DELETE /api/user/delete', { token, body })).status).toBe(200);
  const left = await sql<{ language: string }>`select language from users where id = ${rows[0]?.id} and language = 'de'`.execute(
    server.database.system,
  );
  expect(left.rows).toEqual([]);
});
