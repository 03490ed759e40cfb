import type { Workspace } from '@fanfare/shared/contracts';
import type { WorkspaceRow } from './workspaces.repository.ts';

export function presentWorkspace({ id, name, role, members, owners, needs_approval }: WorkspaceRow): Workspace {
  return { id, name, role, members, owners, needsApproval: needs_approval };
}
