import { failureNotice } from '@fanfare/shared/api';
import { routes } from '@fanfare/shared/contracts';
import { type Command, useHost } from '@fanfare/shared/host';
import { selectWorkspaceId, selectWorkspaces, useAppSelector } from '@fanfare/shared/store';
import { useMemo } from 'react';
import { menuCopy as copy } from '../../messages/menuCopy.ts';
import { scrollToSection } from './scrollToSection.ts';
import { useAddWorkspaceMutation } from './workspaces.api.ts';

const MEMBERS_SECTION = 'members';

export function useWorkspaceCommands(): Command[] {
  const host = useHost();
  const workspaces = useAppSelector(selectWorkspaces);
  const currentId = useAppSelector(selectWorkspaceId);
  const [add] = useAddWorkspaceMutation();

  return useMemo(() => {
    if (workspaces.length === 0) return [];
    const create = async () => {
      const question = {
        title: copy.create,
        text: copy.createText,
        label: copy.name,
        type: 'text',
        confirmLabel: copy.submit,
      } as const;
      const name = (await host.prompt(question))?.trim();
      if (!name) return;
      const { data, error } = await add({ name });
      if (!data) host.toast(failureNotice(error, copy.createFailed));
      else if (await host.switchWorkspace(data.workspace.id)) host.navigate(routes.dashboard);
    };
    const openMembers = () => {
      host.navigate(`${routes.settings}#${MEMBERS_SECTION}`);
      scrollToSection(MEMBERS_SECTION);
    };
    const group = copy.workspace;
    return [
      ...workspaces
        .filter(({ id }) => id !== currentId)
        .map(({ id, name }) => ({
          id: `workspace ${id}`,
          title: copy.switchTo(name),
          group,
          run: () => void host.switchWorkspace(id),
        })),
      { id: 'members', title: copy.members, group, run: openMembers },
      { id: 'create-workspace', title: copy.create, group, run: () => void create() },
    ];
  }, [host, workspaces, currentId, add]);
}
