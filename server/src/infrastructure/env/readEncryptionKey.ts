import type { SettingReader } from './SettingReader.ts';

const ENCRYPTION_KEY_BYTES = 32;

/** Null: generated once in the data directory, which production does not do. */
export function readEncryptionKey(reader: SettingReader, isProduction: boolean): Buffer | null {
  const text = reader.optional('TOKEN_ENCRYPTION_KEY');
  if (text === null) {
    if (isProduction) reader.problem('TOKEN_ENCRYPTION_KEY is missing: set 32 random bytes in base64.');
    return null;
  }
  const key = Buffer.from(text, 'base64');
  if (key.length !== ENCRYPTION_KEY_BYTES) reader.problem('TOKEN_ENCRYPTION_KEY must be 32 bytes in base64.');
  return key;
}
