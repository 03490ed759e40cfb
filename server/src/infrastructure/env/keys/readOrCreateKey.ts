import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readOrCreateSecret } from '../../crypto/readOrCreateSecret.ts';
import { StartError } from '../StartError.ts';
import type { SettingName } from '../settingCatalogue.ts';

export async function readOrCreateKey(path: string, setting: SettingName): Promise<Buffer> {
  const text = await readOrCreateSecret(path, () => randomBytes(32).toString('base64'));
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32)
    throw new StartError([`${path} does not contain 32 bytes in base64. Set ${setting}, or restore the file.`]);
  return key;
}

export async function readKey(path: string): Promise<Buffer | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? null : Buffer.from(text.trim(), 'base64');
}
