import { randomBytes, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { createTestDatabase } from '../../../../../test/database/createTestDatabase.ts';
import { createTokenVault } from '../../../../infrastructure/crypto/createTokenVault.ts';
import { createLogger } from '../../../../infrastructure/logger/createLogger.ts';
import { createKeyRotation } from '../../../operations/encryption-keys/index.ts';
import { getAccount } from '../instagram-accounts.repository.ts';
import { storeRefreshedToken } from './maintenance.repository.ts';

test('S37: a token that Instagram renews during re-encryption is stored; a token of an earlier connection is not', async (context) => {
  const { database, drop } = await createTestDatabase();
  context.after(() => drop());
  const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
  const former = createTokenVault(oldKey);
  const vault = createTokenVault(newKey, [oldKey]);
  const [ownerId, id] = [randomUUID(), randomUUID()];
  await sql`insert into users (id, username, email, password_hash) values (${ownerId}, 'mila', 'm@example.com', 'x')`.execute(
    database.system,
  );
  await sql`insert into instagram_accounts
      (id, owner_id, ig_id, app_scoped_id, username, state, sealed_token, token_key_id, scopes, subscribed_fields)
    values (${id}, ${ownerId}, '17841400000000001', '9', 'shop', 'active', ${former.seal(id, 'the token')}, ${former.keyId}, '{}', '{}')`.execute(
    database.system,
  );
  const account = await getAccount(database.system, ownerId, id);
  if (!account) throw new Error('The account is missing.');
  const tokenNow = async () => {
    const stored = await getAccount(database.system, ownerId, id);
    return createTokenVault(newKey).open(id, stored?.token_key_id ?? '', stored?.sealed_token ?? Buffer.alloc(0));
  };
  await createKeyRotation({ database, vault, logger: createLogger('silent') }).runOnce();
  expect(await tokenNow()).toBe('the token');
  const renewed = (token: string) => ({ sealedToken: vault.seal(id, token), keyId: vault.keyId, expiresAt: new Date() });
  await storeRefreshedToken(database.system, account, renewed('the renewed token'));
  await storeRefreshedToken(database.system, account, renewed('the token of an earlier connection'));
  expect(await tokenNow()).toBe('the renewed token');
});
