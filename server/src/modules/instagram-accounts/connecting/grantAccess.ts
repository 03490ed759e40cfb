import type { InstagramScope } from '@fanfare/shared/contracts/graph';
import type { InstagramClient, InstagramProfile } from '../../../integrations/instagram/index.ts';
import { subscribeToWebhooks } from '../webhooks/subscribeToWebhooks.ts';

/** Without these the product can do nothing for the account; the others are missed only by their own features. */
const requiredScopes: readonly InstagramScope[] = ['instagram_business_basic', 'instagram_business_manage_messages'];

/** The person unticked a permission that is needed. */
export class MissingPermissions extends Error {
  override name = 'MissingPermissions';
}

interface Grant {
  token: string;
  expiresInSeconds: number;
  permissions: string[];
  profile: InstagramProfile;
  subscribedFields: string[];
}

/**
 * Turns the code into everything a connection consists of. The id in the token answer is not trusted: only the profile says
 * which account it is.
 */
export async function grantAccess(instagram: InstagramClient, code: string, redirectUri: string): Promise<Grant> {
  const { token: shortLived, permissions } = await instagram.exchangeCode(code, redirectUri);
  const granted = permissions.map((permission) => permission.trim());
  if (!requiredScopes.every((scope) => granted.includes(scope))) throw new MissingPermissions();

  const { token, expiresInSeconds } = await instagram.exchangeForLongLived(shortLived);
  const profile = await instagram.getProfile(token);
  const subscribedFields = await subscribeToWebhooks(instagram, token, granted);
  return { token, expiresInSeconds, permissions: granted, profile, subscribedFields };
}
