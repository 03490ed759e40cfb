import type { InstagramScope } from '@fanfare/shared/contracts/graph';
import type { InstagramClient, InstagramProfile } from '../../../../integrations/instagram/index.ts';

/** Missing other scopes only disable their own features. */
const requiredScopes: readonly InstagramScope[] = ['instagram_business_basic', 'instagram_business_manage_messages'];

export class MissingPermissions extends Error {
  override name = 'MissingPermissions';
}

export interface Grant {
  token: string;
  expiresInSeconds: number;
  permissions: string[];
  profile: InstagramProfile;
}

/** Only the profile identifies the account, because the id in the token response is not trusted. */
export async function grantAccess(instagram: InstagramClient, code: string, redirectUri: string): Promise<Grant> {
  const { token: shortLived, permissions } = await instagram.exchangeCode(code, redirectUri);
  const granted = permissions.map((permission) => permission.trim());
  if (!requiredScopes.every((scope) => granted.includes(scope))) throw new MissingPermissions();

  const { token, expiresInSeconds } = await instagram.exchangeForLongLived(shortLived);
  const profile = await instagram.getProfile(token);
  return { token, expiresInSeconds, permissions: granted, profile };
}
