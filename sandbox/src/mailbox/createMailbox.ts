import type { FastifyBaseLogger } from 'fastify';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Clock } from '../clock/createClock.ts';
import type { Live } from '../live/createLive.ts';
import type { Mail } from '../model/entities.ts';
import { SettingsError } from '../settings/SettingsError.ts';
import type { State } from '../state/openState.ts';

const MAIL_MAX_BYTES = 10 * 1024 * 1024;

export interface Mailbox {
  start: () => Promise<void>;
  stop: () => Promise<void>;
  status: () => { port: number | null; problem: string | null };
}

interface MailboxOptions {
  state: State;
  clock: Clock;
  live: Live;
  logger: FastifyBaseLogger;
  port: number | null;
  /** True if a busy port must prevent the start. */
  isPortChosen: boolean;
}

/** A local SMTP server that accepts any login. */
export function createMailbox({ state, clock, live, logger, port, isPortChosen }: MailboxOptions): Mailbox {
  let problem: string | null = port === null ? 'Switched off by SANDBOX_SMTP_PORT.' : null;
  let listening: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: MAIL_MAX_BYTES,
    logger: false,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      receive(stream, to).then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });

  async function receive(stream: SMTPServerDataStream, to: string[]): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    if (stream.sizeExceeded) throw new Error('The mail is larger than 10 MiB.');
    const parsed = await PostalMime.parse(Buffer.concat(chunks));
    const mail: Mail = {
      id: state.random.digits(12),
      at: clock.now(),
      from: parsed.from?.address ?? '',
      to,
      subject: parsed.subject ?? '',
      text: parsed.text ?? null,
      html: parsed.html ?? null,
    };
    state.transaction(() => state.mails.save('', mail));
    await state.committed();
    live.publish({ kind: 'mails' });
  }

  return {
    start: async () => {
      if (port === null) return;
      try {
        await new Promise<void>((resolve, reject) => {
          server.once('error', reject);
          server.listen(port, 'localhost', resolve);
        });
      } catch (error) {
        const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        problem = `SANDBOX_SMTP_PORT: port ${port} cannot be used (${reason}). Choose another one, or "off".`;
        if (isPortChosen) throw new SettingsError(problem);
        logger.warn({ port }, 'no mailbox: the port is taken');
        return;
      }
      server.on('error', (error) => logger.warn({ error }, 'mailbox connection failed'));
      const address = server.server.address();
      listening = typeof address === 'object' && address ? address.port : port;
    },
    stop: () => (listening === null ? Promise.resolve() : new Promise((resolve) => server.close(() => resolve()))),
    status: () => ({ port: listening, problem }),
  };
}
