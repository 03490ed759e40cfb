import { INVITATION_TTL_MS, routes } from '@fanfare/shared/contracts';
import { newInvitation } from '../domains/identity/invitations/index.ts';
import { createTokenVault } from '../infrastructure/crypto/createTokenVault.ts';
import { findEncryptionKey } from '../infrastructure/env/keys/loadEncryptionKey.ts';
import { readPublicUrl } from '../infrastructure/env/readers/readPublicUrl.ts';
import { readStorageSettings } from '../infrastructure/env/readers/readStorageSettings.ts';
import { SettingReader } from '../infrastructure/env/SettingReader.ts';
import { StartError } from '../infrastructure/env/StartError.ts';
import { runCommand, say } from './running/runCommand.ts';

const MAX = 100;

await runCommand({ usage: 'pnpm invite [number of links, 1 to 100]' }, async ([text = '1']) => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > MAX)
    throw new StartError([`Enter a number of invitations from 1 to ${MAX}.`]);
  const reader = new SettingReader(process.env);
  const publicUrl = readPublicUrl(reader, reader.port('PORT'));
  const settings = readStorageSettings(reader);
  const key = await findEncryptionKey(settings);
  if (reader.problems.length > 0) throw new StartError(reader.problems);
  if (!key)
    throw new StartError(['There is no key yet. Set TOKEN_ENCRYPTION_KEY to the key of the server, or start the server once.']);
  const vault = createTokenVault(key);
  for (let n = 0; n < count; n += 1) {
    const invitation = newInvitation(vault, Date.now() + INVITATION_TTL_MS);
    say(`${publicUrl}${routes.signup}#invitation=${invitation}`);
  }
});
