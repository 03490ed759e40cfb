import { Socket } from 'node:net';
import { SILENT } from './isConnectionFailure.ts';

/**
 * The database ends statements and transactions earlier than this, so a longer silence means a dead connection (failure F15: a
 * firewall that forgets, a machine that is gone).
 */
const SILENCE_LIMIT_MS = 5_000;

export function connectWithTimeout(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENCE_LIMIT_MS, () => socket.destroy(new Error(SILENT)));
  return socket;
}
