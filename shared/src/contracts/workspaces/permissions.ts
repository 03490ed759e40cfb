/** Names the workspace that a call is about; the personal workspace by default. */
export const WORKSPACE_HEADER = 'fanfare-workspace';
/** Names the Instagram account that a call is about. */
export const ACCOUNT_HEADER = 'fanfare-account';

/** Roles of a member, from the one with most permissions to the one with fewest. */
export const roles = ['owner', 'admin', 'editor', 'agent', 'viewer'] as const;
export type Role = (typeof roles)[number];

const administrators = ['owner', 'admin'] as const;
const editors = [...administrators, 'editor'] as const;
const agents = [...editors, 'agent'] as const;

/** Which roles may do what in a workspace. The server enforces it; the screens offer nothing else. */
export const permissions = {
  /** Everything that members see: inbox, flows, events, figures. */
  'workspace.view': roles,
  /** Answer messages and comments, write notes, mark as read. */
  'inbox.reply': agents,
  'flows.edit': editors,
  'publishing.edit': editors,
  /** Publish without approval, approve and refuse requests. */
  'approvals.decide': administrators,
  /** Test, replay and retry events; goals and recomputed figures. */
  'events.manage': editors,
  'data.export': editors,
  'contacts.erase': administrators,
  /** Connect and disconnect Instagram accounts, change their rules and webhook subscriptions. */
  'instagram.manage': administrators,
  'members.manage': administrators,
  'audit.view': administrators,
  'workspace.edit': administrators,
  'workspace.own': ['owner'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

export function isAllowed(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] = permissions[permission];
  return allowed.includes(role);
}

/** Whether a member may invite, change and remove members of another role. */
export function mayManage(role: Role, other: Role): boolean {
  return isAllowed(role, 'members.manage') && (role === 'owner' || other !== 'owner');
}
