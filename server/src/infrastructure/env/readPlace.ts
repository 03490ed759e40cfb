import { resolve } from 'node:path';
import { readEncryptionKey } from './readEncryptionKey.ts';
import type { SettingReader } from './SettingReader.ts';
import type { Settings } from './Settings.ts';

type Place = Pick<Settings, 'isProduction' | 'port' | 'dataDir' | 'publicUrl' | 'tokenEncryptionKey'>;

/** Where a deployment lives and which key it has: all that an operator's command has to know. */
export function readPlace(reader: SettingReader): Place {
  const isProduction = reader.text('NODE_ENV', 'development') === 'production';
  const port = reader.port('PORT', 3000);
  return {
    isProduction,
    port,
    dataDir: resolve(reader.text('FANFARE_DATA_DIR', '.fanfare')),
    publicUrl: new URL(reader.httpUrl('PUBLIC_URL', `http://localhost:${port}`)).origin,
    tokenEncryptionKey: readEncryptionKey(reader, isProduction),
  };
}
