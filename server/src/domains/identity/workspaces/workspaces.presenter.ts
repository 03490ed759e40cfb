import type { Workspace } from '@fanfare/shared/contracts';
import type { WorkspaceRow } from './workspaces.repository.ts';

export function presentWorkspace({ id, name, role, members, owners, ...settings }: WorkspaceRow): Workspace {
  const { needs_approval: needsApproval, assigns_conversations: assignsConversations } = settings;
  return { id, name, role, members, owners, needsApproval, assignsConversations };
}
