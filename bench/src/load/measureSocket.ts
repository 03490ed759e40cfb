import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { BENCH_ORIGIN } from '../startProduct.ts';
import type { BenchUser } from './connectAccount.ts';
import type { Load } from './createLoad.ts';

const WEBHOOKS = 300;
const PAUSE_MS = 20;

export interface SocketTimes {
  acks: number[];
  toSocket: number[];
}

export async function measureSocket(productUrl: string, user: BenchUser, load: Load): Promise<SocketTimes> {
  const socket = io(productUrl, { transports: ['websocket'], extraHeaders: { origin: BENCH_ORIGIN } });
  const seen = new Map<string, number>();
  socket.on('new_webhook_event', ({ event }: { event: { payload: { message?: { mid?: string } } } }) => {
    const mid = event.payload.message?.mid;
    if (mid !== undefined) seen.set(mid, performance.now());
  });
  try {
    await nextEvent(socket, 'connect');
    socket.emit('authenticate', { token: user.token, userId: user.id, timestamp: new Date().toISOString() });
    await nextEvent(socket, 'auth_success');
    const posted = new Map<string, number>();
    const acks: number[] = [];
    for (let n = 0; n < WEBHOOKS; n += 1) {
      const startedAt = performance.now();
      const { mid, ackMs } = await load.post();
      posted.set(mid, startedAt);
      acks.push(ackMs);
      await delay(PAUSE_MS);
    }
    const deadline = performance.now() + 10_000;
    while ([...posted.keys()].some((mid) => !seen.has(mid)) && performance.now() < deadline) await delay(10);
    return { acks, toSocket: [...posted].map(([mid, startedAt]) => (seen.get(mid) ?? Number.POSITIVE_INFINITY) - startedAt) };
  } finally {
    socket.close();
  }
}

function nextEvent(socket: Socket, event: string): Promise<void> {
  return new Promise((resolve) => socket.once(event, () => resolve()));
}
