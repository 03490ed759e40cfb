import { useHost } from '@fanfare/shared/host';
import { selectWorkspace, selectWorkspaces, useAppSelector } from '@fanfare/shared/store';
import type { MenuGroup } from '@fanfare/shared/ui';
import { menuCopy as copy } from '../../messages/menuCopy.ts';
import { useWorkspaceCommands } from './useWorkspaceCommands.ts';

export function useWorkspaceGroups(): MenuGroup[] {
  const host = useHost();
  const workspaces = useAppSelector(selectWorkspaces);
  const current = useAppSelector(selectWorkspace);
  const others = useWorkspaceCommands()
    .slice(-2)
    .map(({ id, title, run }) => ({ id, label: title, run }));
  if (!current) return [];
  if (workspaces.length === 1) return [{ label: copy.current(current.name, current.role), items: others }];
  const items = workspaces.map(({ id, name, role }) => ({
    id,
    label: name,
    extra: copy.roleNames[role],
    run: () => void (id !== current.id && host.switchWorkspace(id)),
  }));
  return [{ label: copy.workspace, chosen: current.id, items }, { items: others }];
}
