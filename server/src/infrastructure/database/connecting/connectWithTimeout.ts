import { Socket } from 'node:net';
import { SILENT } from './isConnectionFailure.ts';

/** Statements and transactions end earlier, so a silent connection is dead (F15). */
const SILENCE_LIMIT_MS = 5_000;

export function connectWithTimeout(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENCE_LIMIT_MS, () => socket.destroy(new Error(SILENT)));
  return socket;
}
