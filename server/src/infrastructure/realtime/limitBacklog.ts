import type { ClientToServerEvents, ServerToClientEvents } from '@fanfare/shared/contracts';
import type { Socket } from 'socket.io';
import type { Logger } from '../logger/createLogger.ts';

/** Pending characters of encoded packets; the system's buffers are not included. */
const BACKLOG_MAX = 1024 * 1024;

/** Disconnects a browser that does not read. It fetches what it missed when it reconnects. */
export function limitBacklog({ conn, id }: Socket<ClientToServerEvents, ServerToClientEvents>, logger: Logger): void {
  let waiting = 0;
  conn.on('packetCreate', ({ data }) => {
    waiting += typeof data === 'string' ? data.length : 0;
    if (waiting <= BACKLOG_MAX) return;
    logger.info({ socket: id }, 'a browser that does not read was disconnected');
    conn.close(true);
  });
  conn.on('drain', () => {
    waiting = 0;
  });
}
