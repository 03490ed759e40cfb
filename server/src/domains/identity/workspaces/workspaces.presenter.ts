import type { Workspace } from '@fanfare/shared/contracts';
import type { WorkspaceRow } from './workspaces.repository.ts';

export function presentWorkspace({ id, name, role, members, owners }: WorkspaceRow): Workspace {
  return { id, name, role, members, owners };
}
