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
    const [{ id }] = (await sandbox.api('GET', '/mails?to=bo')).body;
    expect((await sandbox.api('DELETE', `/mails/${id}`)).status).toBe(204);
    expect((await sandbox.api('DELETE', `/mails/${id}`)).status).toBe(404);
    expect((await sandbox.api('GET', '/mails')).body).toHaveLength(1);
    expect((await sandbox.api('DELETE', '/mails')).status).toBe(204);
    expect((await sandbox.api('GET', '/mails')).body).toEqual([]);
    expect((await sandbox.api('GET', '/mails/1')).status).toBe(404);
  });
});
