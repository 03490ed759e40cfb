import { once } from 'node:events';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { eventually } from '../eventually.ts';

export interface ReceivedMail {
  to: string;
  subject: string;
  content: string;
}

export interface Mailbox {
  url: string;
  mails: ReceivedMail[];
  isDown: boolean;
  find: (to: string, subject: string) => Promise<ReceivedMail>;
  findToken: (to: string, subject: string) => Promise<string>;
  close: () => Promise<void>;
}

/** The library greets each client after 100 ms. */
class PromptSmtpServer extends SMTPServer {
  override connect(...[socket, options]: Parameters<SMTPServer['connect']>): void {
    super.connect(socket, options);
    const connection = [...this.connections].at(-1);
    connection?.connectionReady();
    if (connection) connection.connectionReady = () => undefined;
  }
}

export async function startMailbox(): Promise<Mailbox> {
  const server = new PromptSmtpServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      // No such mailbox.
      if (address.startsWith('refused@')) return done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
      done();
    },
    onData(stream, session, done) {
      readText(stream).then(
        (raw) => {
          if (mailbox.isDown) return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
          const content = withoutQuotedPrintable(raw.replaceAll(/=\r\n/g, ''));
          const [, header = ''] = /^Subject: (.*(?:\r\n .*)*)$/m.exec(raw) ?? [];
          const subject = withoutEncodedWords(header).trim();
          for (const { address } of session.envelope.rcptTo) mailbox.mails.push({ to: address, subject, content });
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();

  async function find(to: string, subject: string): Promise<ReceivedMail> {
    return eventually(() => {
      const mail = mailbox.mails.findLast((entry) => entry.to === to && entry.subject.includes(subject));
      if (!mail) throw new Error(`No mail to ${to} about "${subject}".`);
      return mail;
    });
  }

  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    mails: [],
    isDown: false,
    find,
    async findToken(to, subject) {
      const { content } = await find(to, subject);
      const token = /#token=([\w-]{43})/.exec(content)?.[1];
      if (token === undefined) throw new Error('The mail has no link.');
      return token;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}

function withoutQuotedPrintable(text: string): string {
  return text.replaceAll(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
}

function withoutEncodedWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : withoutQuotedPrintable(word.replaceAll('_', ' ')),
    );
}
