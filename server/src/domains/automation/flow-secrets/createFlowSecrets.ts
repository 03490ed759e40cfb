import { FLOW_SECRETS_MAX } from '@fanfare/shared/contracts';
import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { lockOwner } from '../../../infrastructure/database/queries/lockOwner.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { recordAudit } from '../../identity/audit-log/index.ts';
import { findSecretsWithUses, type SecretWithUses } from './flow-secrets.readModel.ts';
import { deleteSecret, type FlowSecretRow, listSecrets, noteUse, storeSecret } from './flow-secrets.repository.ts';

export interface FlowSecrets {
  list: (ownerId: string) => Promise<SecretWithUses[]>;
  set: (ownerId: string, name: string, value: string) => Promise<void>;
  remove: (ownerId: string, name: string) => Promise<void>;
  /** Skips deleted secrets and unknown keys; their placeholders become empty. */
  open: (ownerId: string, names: readonly string[]) => Promise<Record<string, string>>;
}

export function createFlowSecrets({ database, vault }: { database: Database; vault: TokenVault }): FlowSecrets {
  return {
    list: (ownerId) => database.asOwner(ownerId, (queries) => findSecretsWithUses(queries, ownerId)),

    set: (ownerId, name, value) =>
      database.asOwner(ownerId, async (queries) => {
        await lockOwner(queries, ownerId);
        const others = (await listSecrets(queries, ownerId)).filter((secret) => secret.name !== name);
        if (others.length >= FLOW_SECRETS_MAX) throw new AppError('too_many');
        const sealedValue = vault.seal(secretContext(ownerId, name), value);
        await storeSecret(queries, ownerId, { name, sealedValue, keyId: vault.keyId });
        await recordAudit(queries, { ownerId, event: 'secret_set', object: { kind: 'secret', name } });
      }),

    async remove(ownerId, name) {
      await database.asOwner(ownerId, async (queries) => {
        if (!(await deleteSecret(queries, ownerId, name))) throw new AppError('not_found');
        await recordAudit(queries, { ownerId, event: 'secret_removed', object: { kind: 'secret', name } });
      });
    },

    async open(ownerId, names) {
      if (names.length === 0) return {};
      const rows = await database.asOwner(ownerId, async (queries) => {
        const named = (await listSecrets(queries, ownerId)).filter(({ name }) => names.includes(name));
        await noteUse(queries, ownerId, names);
        return named;
      });
      return Object.fromEntries(
        rows.filter(({ key_id }) => vault.keyIds.includes(key_id)).map((row) => [row.name, unseal(vault, row)]),
      );
    },
  };
}

function unseal(vault: TokenVault, { owner_id, name, key_id, sealed_value }: FlowSecretRow): string {
  return vault.open(secretContext(owner_id, name), key_id, sealed_value);
}

/** Ties the sealed value to its owner and name. */
export function secretContext(ownerId: string, name: string): string {
  return `flow-secret:${ownerId}:${name}`;
}
