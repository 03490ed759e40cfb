import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';

export interface TcpProxy {
  reach: (config: ClientConfig) => ClientConfig;
  reset: () => void;
  breakBehind: (messages: number) => void;
  stall: () => void;
  resume: (how?: 'forget') => void;
  close: () => Promise<void>;
}

/** Starts a TCP proxy to the database that simulates network failures (failure F15). */
export async function startTcpProxy(): Promise<TcpProxy> {
  const lines = new Set<{ from: Socket; to: Socket; isForgotten: boolean }>();
  let target: { path: string } | { host: string; port: number } = { host: '127.0.0.1', port: 0 };
  let isStalled = false;
  let breaksBehind = Number.POSITIVE_INFINITY;

  const server = createServer((from) => {
    const to = connect(target);
    const line = { from, to, isForgotten: false };
    lines.add(line);
    for (const [side, other] of [
      [from, to],
      [to, from],
    ] as const) {
      side.on('error', () => undefined);
      side.on('data', (chunk) => other.write(chunk));
      side.on('close', () => {
        if (line.isForgotten || isStalled) return;
        other.destroy();
        lines.delete(line);
      });
    }
    if (isStalled) hold(line);
    let left = breaksBehind;
    breaksBehind = Number.POSITIVE_INFINITY;
    from.on('data', () => {
      left -= 1;
      if (left === 0) end(line);
    });
  });

  function end({ from, to }: { from: Socket; to: Socket }): void {
    from.resetAndDestroy();
    to.end();
  }

  function hold({ from, to }: { from: Socket; to: Socket }): void {
    from.pause();
    to.pause();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;

  return {
    reach(config) {
      const host = config.host ?? '';
      target = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${config.port}`) } : { host, port: Number(config.port) };
      return { ...config, host: '127.0.0.1', port };
    },
    reset() {
      for (const { from, to } of lines) {
        from.resetAndDestroy();
        to.destroy();
      }
    },
    breakBehind(messages) {
      breaksBehind = messages;
    },
    stall() {
      isStalled = true;
      for (const line of lines) hold(line);
    },
    resume(how) {
      isStalled = false;
      for (const line of lines) {
        if (how === 'forget') line.isForgotten = true;
        else {
          line.from.resume();
          line.to.resume();
        }
      }
    },
    async close() {
      for (const { from, to } of lines) {
        from.destroy();
        to.destroy();
      }
      server.close();
      await once(server, 'close');
    },
  };
}
