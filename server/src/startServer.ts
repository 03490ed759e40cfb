import { createTokenVault } from './infrastructure/crypto/createTokenVault.ts';
import { connectDatabase } from './infrastructure/database/opening/connectDatabase.ts';
import { loadEncryptionKey } from './infrastructure/env/keys/loadEncryptionKey.ts';
import { prepareDataDir } from './infrastructure/env/prepareDataDir.ts';
import type { Settings } from './infrastructure/env/Settings.ts';
import type { Logger } from './infrastructure/logger/createLogger.ts';

export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

/** Stops everything if a step fails. Throws StartError. */
export async function startServer(settings: Settings, logger: Logger): Promise<RunningServer> {
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    await prepareDataDir(settings.dataDir);
    const vault = createTokenVault(await loadEncryptionKey(settings), settings.tokenEncryptionOtherKeys);
    const source = await connectDatabase(settings, logger);
    undo.push(source.stop);
    // Loaded lazily, because a second server on the data directory is refused first (F19).
    const { serve } = await import('./serve.ts');
    return { url: await serve({ settings, logger, vault, source, undo }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
