import { randomBytes, randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { createTestDatabase } from '../../../../test/database/createTestDatabase.ts';
import { createTokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { createLogger } from '../../../infrastructure/logger/createLogger.ts';
import { secretContext } from '../../automation/flow-secrets/index.ts';
import { assertKeysKnown } from './assertKeysKnown.ts';
import { createKeyRotation } from './createKeyRotation.ts';
import { countByKey, listSealedBy, replaceSealed } from './encryption-keys.repository.ts';
import { sealedColumns } from './sealedColumns.ts';

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const former = createTokenVault(oldKey);
const both = createTokenVault(newKey, [oldKey]);
const alone = createTokenVault(newKey);
let own: Awaited<ReturnType<typeof createTestDatabase>>;
let system: Queries;
let ownerId: string;
let lines: string[];

before(async () => {
  own = await createTestDatabase();
  system = own.database.system;
});
after(() => own.drop());
beforeEach(async () => {
  await sql`delete from users`.execute(system);
  lines = [];
  ownerId = randomUUID();
  await sql`insert into users (id, username, email, password_hash) values (${ownerId}, 'mila', 'm@example.com', 'x')`.execute(
    system,
  );
});

const rotation = () => {
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  return createKeyRotation({ database: own.database, vault: both, logger });
};

async function addSecrets(count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, n) => `secret_${n}`);
  const rows = names.map((name) => ({
    owner_id: ownerId,
    name,
    sealed_value: former.seal(secretContext(ownerId, name), `value of ${name}`),
    key_id: former.keyId,
  }));
  await system.insertInto('flow_secrets').values(rows).execute();
}

const listSecrets = () => system.selectFrom('flow_secrets').selectAll().orderBy('name').execute();
const openWith = (vault: typeof alone, row: Awaited<ReturnType<typeof listSecrets>>[number]) =>
  vault.open(secretContext(row.owner_id, row.name), row.key_id, row.sealed_value);

async function addAccount() {
  const id = randomUUID();
  await sql`insert into instagram_accounts
      (id, owner_id, ig_id, app_scoped_id, username, state, sealed_token, token_key_id, scopes, subscribed_fields)
    values (${id}, ${ownerId}, '17841400000000001', '9', 'shop', 'active', ${former.seal(id, 'the token')}, ${former.keyId}, '{}', '{}')`.execute(
    system,
  );
}

test('S37: every column that names a key is in the rotation', async () => {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and (column_name ~ '(^|_)key_id$' or column_name ~ '^sealed_')
    order by 1, 2`.execute(system);
  const known = sealedColumns.flatMap(({ table, value, keyId }) => [`${table}.${value}`, `${table}.${keyId}`]);
  expect(rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`)).toEqual(known.toSorted());
});

test('S37: everything is re-encrypted in slices; a value that cannot be decrypted is left unchanged and logged without its content', async () => {
  await addSecrets(250);
  const broken = former.seal(secretContext(ownerId, 'another name'), 'value');
  await sql`update flow_secrets set sealed_value = ${broken} where name in ('secret_1', 'secret_120')`.execute(system);
  await addAccount();
  await Promise.all([rotation().runOnce(), rotation().runOnce()]);
  const rows = await listSecrets();
  const left = rows.filter(({ key_id }) => key_id === former.keyId);
  expect(left.map(({ name, sealed_value }) => [name, sealed_value.equals(broken)])).toEqual([
    ['secret_1', true],
    ['secret_120', true],
  ]);
  for (const row of rows.filter(({ key_id }) => key_id !== former.keyId))
    expect(openWith(alone, row)).toBe(`value of ${row.name}`);
  expect(await countByKey(system)).toEqual([
    { name: 'Instagram tokens', keyId: alone.keyId, rows: 1 },
    ...[
      { name: 'secrets of flows', keyId: alone.keyId, rows: 248 },
      { name: 'secrets of flows', keyId: former.keyId, rows: 2 },
    ].toSorted((a, b) => (a.keyId < b.keyId ? -1 : 1)),
  ]);
  const log = lines.join('');
  expect(log).toContain('some values cannot be decrypted');
  expect(log).not.toContain('value of');
});

test('S37: re-encryption does not overwrite a value that was written meanwhile', async () => {
  await addSecrets(3);
  const column = sealedColumns.find(({ table }) => table === 'flow_secrets');
  if (!column) throw new Error('The column is missing.');
  const values = await listSealedBy(system, column, { keyIds: [former.keyId], skip: 0, limit: 100 });
  const written = both.seal(secretContext(ownerId, 'secret_1'), 'written meanwhile');
  await sql`update flow_secrets set sealed_value = ${written}, key_id = ${both.keyId} where name = 'secret_1'`.execute(system);
  const fresh = values.map(({ place, primaryKey, keyId, sealed }) => ({
    place,
    before: sealed,
    after: both.reseal(column.contextOf(primaryKey), keyId, sealed),
  }));
  expect(await replaceSealed(system, column, fresh, both.keyId)).toBe(2);
  expect((await listSecrets()).map((row) => openWith(alone, row))).toEqual([
    'value of secret_0',
    'written meanwhile',
    'value of secret_2',
  ]);
});

test('S37: the start error names each missing key', async () => {
  await addSecrets(2);
  await assertKeysKnown(system, both);
  await expect(assertKeysKnown(system, alone)).rejects.toThrow(
    `The database holds 2 secrets of flows that key ${former.keyId} encrypted, but this server does not have that key`,
  );
});
