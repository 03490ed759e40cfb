import type { User, Workspace } from '@fanfare/shared/contracts';
import { SectionCard } from '@fanfare/shared/domain';
import { usePermission } from '@fanfare/shared/store';
import { Badge } from '@fanfare/shared/ui';
import { SettingRow } from '../../components/SettingRow.tsx';
import { copy } from '../../copy/settings.ts';
import { copy as text } from '../../copy/workspace.ts';
import { CreateRow } from './CreateRow.tsx';
import { DeleteRow } from './DeleteRow.tsx';
import { NameForm } from './NameForm.tsx';
import { WorkspaceSwitch } from './WorkspaceSwitch.tsx';

interface WorkspaceCardProps {
  workspace: Workspace;
  user: User;
}

export function WorkspaceCard({ workspace, user }: WorkspaceCardProps) {
  const mayRename = usePermission('workspace.edit');
  const isOwner = usePermission('workspace.own');
  const isPersonal = workspace.id === user.id;
  return (
    <SectionCard title={copy.workspace.title} aside={isPersonal ? <Badge>{text.personal}</Badge> : null}>
      {mayRename ? (
        <NameForm key={workspace.id} name={workspace.name} />
      ) : (
        <SettingRow id="workspace-name" title={text.name} text={workspace.name}>
          {null}
        </SettingRow>
      )}
      {mayRename ? (
        <>
          <WorkspaceSwitch setting="needsApproval" isOn={workspace.needsApproval ?? false} />
          <WorkspaceSwitch setting="assignsConversations" isOn={workspace.assignsConversations ?? false} />
        </>
      ) : null}
      <CreateRow />
      {isOwner && !isPersonal ? <DeleteRow workspace={workspace} /> : null}
    </SectionCard>
  );
}
