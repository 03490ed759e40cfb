/** What Instagram asks an account's owner to allow, by what it is used for; without the basic one nothing is connected at all. */
export const permissionUses = ['messages', 'comments', 'publishing'] as const;
export type PermissionUse = (typeof permissionUses)[number];
