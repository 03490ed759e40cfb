import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export async function sendMail(port: number, to: string, lines: readonly string[]): Promise<void> {
  const socket = connect(port, 'localhost');
  await once(socket, 'data');
  await say(socket, 'EHLO test');
  await say(socket, `AUTH PLAIN ${Buffer.from('\0anybody\0anything').toString('base64')}`);
  await say(socket, 'MAIL FROM:<hello@fanfare.test>');
  await say(socket, `RCPT TO:<${to}>`);
  await say(socket, 'DATA');
  await say(socket, [...lines, '.'].join('\r\n'));
  socket.end();
}

async function say(socket: Socket, line: string): Promise<void> {
  socket.write(`${line}\r\n`);
  const [answer] = await once(socket, 'data');
  if (!/^[23]/.test(String(answer))) throw new Error(String(answer));
}
