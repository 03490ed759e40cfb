import { type SubscribableField, subscribableFields } from '@fanfare/shared/contracts/graph';
import type { InstagramClient } from '../../../integrations/instagram/index.ts';
import { wantedFields } from './wantedFields.ts';

/**
 * Returns the fields that Instagram lists afterwards. It reports success even when it drops fields that the app has not enabled.
 */
export async function subscribeToWebhooks(
  instagram: InstagramClient,
  token: string,
  scopes: readonly string[],
): Promise<SubscribableField[]> {
  await instagram.subscribe(token, wantedFields(scopes));
  const listed = await instagram.listSubscribedFields(token);
  return subscribableFields.filter((field) => listed.includes(field));
}
