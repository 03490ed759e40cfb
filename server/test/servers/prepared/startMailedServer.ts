import { type Mailbox, startMailbox } from '../../doubles/startMailbox.ts';
import { startTestServer, type TestServer } from '../startTestServer.ts';

/** The server also closes the mailbox. */
export async function startMailedServer(): Promise<{ server: TestServer; mailbox: Mailbox }> {
  const mailbox = await startMailbox();
  const server = await startTestServer({
    pollMs: 100,
    settings: { mail: { smtpUrl: mailbox.url, from: 'Fanfare <no-reply@fanfare.test>' } },
  });
  const close = async () => {
    await server.close();
    await mailbox.close();
  };
  return { server: { ...server, close }, mailbox };
}
