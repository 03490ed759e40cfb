import { INVITATION_TTL_MS, routes } from '@fanfare/shared/contracts';
import { createTokenVault } from './infrastructure/crypto/createTokenVault.ts';
import { loadEncryptionKey } from './infrastructure/env/loadEncryptionKey.ts';
import { prepareDataDir } from './infrastructure/env/prepareDataDir.ts';
import { readPlace } from './infrastructure/env/readPlace.ts';
import { SettingReader } from './infrastructure/env/SettingReader.ts';
import { StartError } from './infrastructure/env/StartError.ts';
import { newInvitation } from './modules/invitations/index.ts';

const MAX = 100;

/** `pnpm invite 3`: prints so many links, each good for one account. Needs no database: with the server running or not. */
try {
  const count = Number(process.argv[2] ?? '1');
  if (!Number.isInteger(count) || count < 1 || count > MAX)
    throw new StartError([`Give a number of invitations from 1 to ${MAX}.`]);
  const reader = new SettingReader(process.env);
  const place = readPlace(reader);
  if (reader.problems.length > 0) throw new StartError(reader.problems);
  if (!place.tokenEncryptionKey) await prepareDataDir(place.dataDir);
  const vault = createTokenVault(await loadEncryptionKey(place));
  for (let n = 0; n < count; n += 1) {
    const invitation = newInvitation(vault, Date.now() + INVITATION_TTL_MS);
    process.stdout.write(`${place.publicUrl}${routes.signup}#invitation=${invitation}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
