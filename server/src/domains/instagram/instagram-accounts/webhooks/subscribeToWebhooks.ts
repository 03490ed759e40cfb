import { type SubscribableField, subscribableFields } from '@fanfare/shared/contracts/graph';
import type { InstagramClient } from '../../../../integrations/instagram/index.ts';
import { requiredFields } from './requiredFields.ts';

/** Instagram reports success even if it drops fields, so the list is read back. */
export async function subscribeToWebhooks(
  instagram: InstagramClient,
  token: string,
  scopes: readonly string[],
): Promise<SubscribableField[]> {
  await instagram.subscribe(token, requiredFields(scopes));
  const listed = await instagram.listSubscribedFields(token);
  return subscribableFields.filter((field) => listed.includes(field));
}
