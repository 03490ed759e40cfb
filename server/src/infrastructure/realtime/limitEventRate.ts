import { type ClientToServerEvents, type ServerToClientEvents, SOCKET_EVENTS_PER_SECOND } from '@fanfare/shared/contracts';
import type { Socket } from 'socket.io';
import type { Clock } from '../clock/Clock.ts';

export function limitEventRate(socket: Socket<ClientToServerEvents, ServerToClientEvents>, clock: Clock): void {
  let windowBegin = clock.nowMs();
  let count = 0;
  socket.use((_packet, next) => {
    const now = clock.nowMs();
    if (now - windowBegin >= 1_000) {
      windowBegin = now;
      count = 0;
    }
    count += 1;
    if (count <= SOCKET_EVENTS_PER_SECOND) return next();
    socket.emit('error', { message: 'Too many events.' });
    socket.disconnect(true);
  });
}
