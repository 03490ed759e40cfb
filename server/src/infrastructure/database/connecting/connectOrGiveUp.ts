import { Socket } from 'node:net';
import { SILENT } from './isConnectionFailure.ts';

/**
 * No statement and no transaction may be silent for this long: the database ends them before. So a line that is, is dead, even where
 * nobody said so (failure F15: a firewall that forgets, a machine that is gone).
 */
const SILENCE_LIMIT_MS = 5_000;

/** A line to the database that breaks when it stays silent, so that whoever waits for an answer learns of it. */
export function connectOrGiveUp(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENCE_LIMIT_MS, () => socket.destroy(new Error(SILENT)));
  return socket;
}
