import { type PermissionUse, permissionUses } from '@fanfare/shared/contracts';
import type { InstagramScope } from '@fanfare/shared/contracts/graph';

const scopes: Readonly<Record<PermissionUse, InstagramScope>> = {
  messages: 'instagram_business_manage_messages',
  comments: 'instagram_business_manage_comments',
  publishing: 'instagram_business_content_publish',
};

export function missingPermissions(account: { scopes: readonly string[] }): PermissionUse[] {
  return permissionUses.filter((use) => !account.scopes.includes(scopes[use]));
}
