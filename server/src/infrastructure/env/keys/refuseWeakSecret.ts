import type { SettingReader } from '../SettingReader.ts';
import type { SettingName } from '../settingCatalogue.ts';

const KEY_BYTES = 32;
const MIN_LENGTH = 16;
/** Random text of 16 characters has about 15 different ones. */
const MIN_DIFFERENT = 8;
const placeholder = /change.?me|replace.?me|example|placeholder|your[-_ ]/i;

export function refuseWeakSecret(reader: SettingReader, name: SettingName, secret: string): void {
  if (secret === '') return;
  if (secret.length < MIN_LENGTH) reader.problem(`${name} must have at least ${MIN_LENGTH} characters in production.`);
  else if (new Set(secret).size < MIN_DIFFERENT || placeholder.test(secret)) {
    reader.problem(`${name} can be guessed. Set a random text, for example from \`openssl rand -hex 24\`.`);
  }
}

export function refuseWeakKey(reader: SettingReader, name: SettingName, key: Buffer | null): void {
  if (key?.length === KEY_BYTES && new Set(key).size < MIN_DIFFERENT) {
    reader.problem(`${name} can be guessed. Set 32 random bytes, for example from \`openssl rand -base64 32\`.`);
  }
}
