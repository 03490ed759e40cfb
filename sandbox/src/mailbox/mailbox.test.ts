import { request } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { sendMail } from '../testing/sendMail.ts';
import { type Sandbox, startSandbox } from '../testing/startSandbox.ts';

describe('mailbox', () => {
  let sandbox: Sandbox;
  before(async () => {
    sandbox = await startSandbox();
  });
  after(() => sandbox.stop());

  async function mail(to: string, lines: string[]): Promise<void> {
    const { port } = (await sandbox.api('GET', '/status')).body.mailbox;
    await sendMail(port, to, lines);
  }

  it('accepts any login and stores all parts of a mail', async () => {
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

  it('rejects other host names with any origin (DNS rebinding)', async () => {
    await mail('eve@example.com', ['Subject: Choose a new password', '', 'http://localhost/reset#token=secret']);
    const { hostname, port } = new URL(sandbox.url);
    const read = (host: string) =>
      new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
        const headers = { host, origin: `http://${host}` };
        request({ hostname, port, path: '/sandbox/api/mails?to=eve', headers }, async (answer) =>
          resolve({ status: answer.statusCode, text: Buffer.concat(await answer.toArray()).toString() }),
        )
          .on('error', reject)
          .end();
      });
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) expect((await read(host)).status).toBe(200);
    const foreign = [
      'evil.example',
      `evil.example:${port}`,
      `localhost.evil.example:${port}`,
      `localhost:${port}@evil.example`,
      `user@localhost:${port}`,
      'localhost',
      'localhost:1',
      `0.0.0.0:${port}`,
    ];
    for (const host of foreign) {
      const { status, text } = await read(host);
      expect([host, status, text.includes('secret')]).toEqual([host, status === 400 ? 400 : 403, false]);
    }
    const [{ id }] = (await sandbox.api('GET', '/mails?to=eve')).body;
    expect((await sandbox.api('DELETE', `/mails/${id}`)).status).toBe(204);
  });

  it('finds by recipient and forgets', async () => {
    await mail('bo@example.com', ['Subject: two', '', 'text']);
    expect((await sandbox.api('GET', '/mails?to=nobody@example.com')).body).toEqual([]);
    const [{ id }] = (await sandbox.api('GET', '/mails?to=bo')).body;
    expect((await sandbox.api('DELETE', `/mails/${id}`)).status).toBe(204);
    expect((await sandbox.api('DELETE', `/mails/${id}`)).status).toBe(404);
    expect((await sandbox.api('GET', '/mails')).body).toHaveLength(1);
    expect((await sandbox.api('DELETE', '/mails')).status).toBe(204);
    expect((await sandbox.api('GET', '/mails')).body).toEqual([]);
    expect((await sandbox.api('GET', '/mails/1')).status).toBe(404);
  });
});
