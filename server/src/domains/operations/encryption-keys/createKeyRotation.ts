import { createTicker, type Ticker } from '../../../infrastructure/concurrency/createTicker.ts';
import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { listSealedBy, type ResealedValue, replaceSealed } from './encryption-keys.repository.ts';
import { type SealedColumn, sealedColumns } from './sealedColumns.ts';

interface Dependencies {
  database: Database;
  vault: TokenVault;
  logger: Logger;
}

export interface KeyRotation extends Ticker {
  runOnce: () => Promise<void>;
}

const EVERY_MS = 10_000;
const SLICE = 100;

/** Security control S37. Runs in batches while the server works. Several processes may run it. */
export function createKeyRotation({ database, vault, logger }: Dependencies): KeyRotation {
  const otherIds = vault.keyIds.filter((id) => id !== vault.keyId);

  async function resealColumn(column: SealedColumn): Promise<void> {
    let resealed = 0;
    let failed = 0;
    for (;;) {
      const values = await listSealedBy(database.system, column, { keyIds: otherIds, skip: failed, limit: SLICE });
      const fresh = values.flatMap(({ place, primaryKey, keyId, sealed }): ResealedValue[] => {
        try {
          return [{ place, before: sealed, after: vault.reseal(column.contextOf(primaryKey), keyId, sealed) }];
        } catch {
          failed += 1;
          return [];
        }
      });
      const replaced = fresh.length === 0 ? 0 : await replaceSealed(database.system, column, fresh, vault.keyId);
      resealed += replaced;
      if (values.length < SLICE || (replaced === 0 && fresh.length > 0)) break;
    }
    const report = { what: column.name, keyId: vault.keyId, resealed, failed };
    if (resealed > 0) logger.info(report, 're-encrypted with the current key');
    if (failed > 0) logger.error(report, 'some values cannot be decrypted by the key that they name');
  }

  async function runOnce(): Promise<void> {
    if (otherIds.length === 0) return;
    for (const column of sealedColumns) await resealColumn(column);
  }

  return { runOnce, ...createTicker('key-rotation', EVERY_MS, runOnce, logger) };
}
