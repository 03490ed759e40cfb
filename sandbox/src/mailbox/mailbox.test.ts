import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { type Sandbox, startSandbox } from '../testing/startSandbox.ts';

describe('mailbox', () => {
  let sandbox: Sandbox;
  before(async () => {
    sandbox = await startSandbox();
  });
  after(() => sandbox.stop());

  async function say(socket: Socket, line: string): Promise<string> {
    socket.write(`${line}\r\n`);
    const [answer] = await once(socket, 'data');
    return String(answer);
  }

  async function mail(to: string, lines: string[]): Promise<void> {
    const { port } = (await sandbox.api('GET', '/status')).body.mailbox;
    const socket = connect(port, 'localhost');
    await once(socket, 'data');
    await say(socket, 'EHLO test');
    const login = Buffer.from('\0anybody\0anything').toString('base64');
    expect(await say(socket, `AUTH PLAIN ${login}`)).toMatch(/^235/);
    await say(socket, 'MAIL FROM:<hello@fanfare.test>');
    await say(socket, `RCPT TO:<${to}>`);
    expect(await say(socket, 'DATA')).toMatch(/^354/);
    expect(await say(socket, [...lines, '.'].join('\r\n'))).toMatch(/^250/);
    socket.end();
  }

  it('takes any login and keeps the parts of a mail', async () => {
    await mail('ada@example.com', [
      'From: Fanfare <hello@fanfare.test>',
      'To: ada@example.com',
      'Subject: =?utf-8?Q?Passwort_=C3=A4ndern?=',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '<p>Press <a href=3D"http://localhost/x">here</a></p>',
    ]);
    const { body } = await sandbox.api('GET', '/mails?to=ada@example.com');
    expect(body).toEqual([
      {
        id: expect.any(String),
        at: expect.any(Number),
        from: 'hello@fanfare.test',
        to: ['ada@example.com'],
        subject: 'Passwort ändern',
        text: null,
        html: expect.stringContaining('href="http://localhost/x"'),
      },
    ]);
    expect((await sandbox.api('GET', `/mails/${body[0].id}`)).body).toEqual(body[0]);
  });

  it('finds by recipient and forgets', async () => {
    await mail('bo@example.com', ['Subject: two', '', 'text']);
    expect((await sandbox.api('GET', '/mails?to=nobody@example.com')).body).toEqual([]);
    expect((await sandbox.api('GET', '/mails?to=bo')).body).toHaveLength(1);
    expect((await sandbox.api('DELETE', '/mails')).status).toBe(204);
    expect((await sandbox.api('GET', '/mails')).body).toEqual([]);
    expect((await sandbox.api('GET', '/mails/1')).status).toBe(404);
  });
});
