import { type SubscribableField, subscribableFields } from '@fanfare/shared/contracts/graph';

const commentFields: ReadonlySet<SubscribableField> = new Set(['comments', 'live_comments']);

/** Instagram refuses or silently drops all others. */
export function requiredFields(scopes: readonly string[]): SubscribableField[] {
  return subscribableFields.filter((field) =>
    scopes.includes(commentFields.has(field) ? 'instagram_business_manage_comments' : 'instagram_business_manage_messages'),
  );
}
