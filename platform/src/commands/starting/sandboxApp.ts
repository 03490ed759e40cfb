import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Created once per data directory. The prefix marks them as invalid for the real Instagram. */
export function sandboxApp(
  dataDir: string,
): Record<'INSTAGRAM_APP_ID' | 'INSTAGRAM_APP_SECRET' | 'INSTAGRAM_VERIFY_TOKEN', string> {
  const file = path.join(dataDir, 'sandbox-app.json');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    const secret = () => `SBX_${randomBytes(24).toString('base64url')}`;
    const app = { INSTAGRAM_APP_ID: 'SBX_fanfare', INSTAGRAM_APP_SECRET: secret(), INSTAGRAM_VERIFY_TOKEN: secret() };
    writeFileSync(file, `${JSON.stringify(app, null, 2)}\n`, { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
