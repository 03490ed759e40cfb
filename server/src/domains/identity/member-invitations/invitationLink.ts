import { routes } from '@fanfare/shared/contracts';
import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';

const PURPOSE = 'workspace-invitation';

interface LinkedInvitation {
  id: string;
  linkVersion: number;
}

/** The token is sealed, so that the database contains nothing that opens a workspace. */
export function invitationUrl(vault: TokenVault, publicUrl: string, { id, linkVersion }: LinkedInvitation): string {
  const token = vault.seal(PURPOSE, `${id} ${linkVersion}`).toString('base64url');
  return `${publicUrl}${routes.invitation}#token=${token}`;
}

/** Returns null for forged tokens and those of other deployments. */
export function readInvitationToken(vault: TokenVault, token: string): LinkedInvitation | null {
  try {
    const [id = '', version] = vault.open(PURPOSE, null, Buffer.from(token, 'base64url')).split(' ');
    return isUuid(id) ? { id, linkVersion: Number(version) } : null;
  } catch {
    return null;
  }
}
