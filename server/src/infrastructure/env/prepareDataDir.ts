import { access, chmod, constants, mkdir } from 'node:fs/promises';
import { isRoot } from './isRoot.ts';
import { StartError } from './StartError.ts';

/**
 * Creates the data directory, closed to other users. As root it stays passable (not readable), because the database runs as
 * another user and has to reach its own directory in there.
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    await chmod(dataDir, isRoot() ? 0o711 : 0o700);
  } catch (cause) {
    throw new StartError([`The data directory ${dataDir} cannot be written to: set FANFARE_DATA_DIR to one that can.`], {
      cause,
    });
  }
}
