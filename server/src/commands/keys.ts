import { randomBytes } from 'node:crypto';
import { countByKey } from '../domains/operations/encryption-keys/index.ts';
import { createReleaseSigner } from '../domains/operations/releases/index.ts';
import { createTokenVault, idOfKey, type TokenVault } from '../infrastructure/crypto/createTokenVault.ts';
import type { Queries } from '../infrastructure/database/Database.ts';
import { findEncryptionKey } from '../infrastructure/env/keys/loadEncryptionKey.ts';
import { findReleaseSigningKey } from '../infrastructure/env/keys/loadReleaseSigningKey.ts';
import {
  PUBLIC_KEY_MARK,
  readKey,
  readPublicKeys,
  readStorageSettings,
} from '../infrastructure/env/readers/readStorageSettings.ts';
import { SettingReader } from '../infrastructure/env/SettingReader.ts';
import { StartError } from '../infrastructure/env/StartError.ts';
import { runCommand, say } from './running/runCommand.ts';
import { withDatabase } from './running/withDatabase.ts';

const usage = 'pnpm keys (shows the keys and what each has encrypted), or pnpm keys new (creates a key)';

await runCommand({ usage }, async ([order, ...rest]) => {
  if (rest.length > 0 || (order !== undefined && order !== 'new')) throw new StartError([`Unknown argument. Usage: ${usage}`]);
  if (order === 'new') sayNewKey();
  else await sayKeys();
});

function sayNewKey(): void {
  const key = randomBytes(32);
  say(`Key:        ${key.toString('base64')}`);
  say(`Id:         ${idOfKey(key)} (as TOKEN_ENCRYPTION_KEY)`);
  say(`Public key: ${publicKeyOf(key)} (as RELEASE_SIGNING_KEY)`);
  say('Use it for only one of the two. docs/operations/keys.md explains how to replace a key without downtime.');
}

async function sayKeys(): Promise<void> {
  const reader = new SettingReader(process.env);
  const settings = { ...readStorageSettings(reader), releaseSigningKey: readKey(reader, 'RELEASE_SIGNING_KEY') };
  const otherPublicKeys = readPublicKeys(reader);
  if (reader.problems.length > 0) throw new StartError(reader.problems);
  const key = await findEncryptionKey(settings);
  if (!key)
    throw new StartError(['There is no key yet. Set TOKEN_ENCRYPTION_KEY to the key of the server, or start the server once.']);
  await withDatabase(({ system }) => sayEncryptionKeys(system, createTokenVault(key, settings.tokenEncryptionOtherKeys)));
  const signingKey = await findReleaseSigningKey(settings);
  if (signingKey) say(`RELEASE_SIGNING_KEY ${publicKeyOf(signingKey)}: signs releases`);
  for (const other of otherPublicKeys) say(`RELEASE_SIGNING_OTHER_KEYS ${PUBLIC_KEY_MARK}${other}: pages accept its signatures`);
}

async function sayEncryptionKeys(queries: Queries, vault: TokenVault): Promise<void> {
  const uses = await countByKey(queries);
  for (const id of new Set([...vault.keyIds, ...uses.map(({ keyId }) => keyId)])) {
    const counted = uses.filter(({ keyId }) => keyId === id).map(({ rows, name }) => `${rows} ${name}`);
    say(`${settingOf(vault, id)} ${id}: ${counted.length === 0 ? 'nothing is encrypted with it' : counted.join(', ')}`);
  }
}

function settingOf({ keyId, keyIds }: TokenVault, id: string): string {
  if (id === keyId) return 'TOKEN_ENCRYPTION_KEY';
  return keyIds.includes(id) ? 'TOKEN_ENCRYPTION_OTHER_KEYS' : 'Not in the settings:';
}

function publicKeyOf(key: Buffer): string {
  return `${PUBLIC_KEY_MARK}${createReleaseSigner(key).publicKey}`;
}
