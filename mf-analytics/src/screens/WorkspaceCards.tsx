import { SectionCard } from '@fanfare/shared/domain';
import { selectUser, selectWorkspace, useAppDispatch, useAppSelector } from '@fanfare/shared/store';
import { Button, StatePanel } from '@fanfare/shared/ui';
import { CloudAlert } from 'lucide-react';
import { LinkTarget } from '../components/LinkTarget.tsx';
import { copy } from '../copy/settings.ts';
import { copy as text } from '../copy/workspace.ts';
import { MembersCard } from '../features/members/MembersCard.tsx';
import { WorkspaceCard } from '../features/workspace/WorkspaceCard.tsx';
import { useOwnWorkspacesQuery, workspacesChanged } from '../state/workspaces/workspaces.api.ts';
import { CardPlaceholders } from './CardPlaceholders.tsx';

export function WorkspaceCards() {
  const user = useAppSelector(selectUser);
  const workspace = useAppSelector(selectWorkspace);
  const dispatch = useAppDispatch();
  const { error } = useOwnWorkspacesQuery();
  if (!user || !workspace) {
    if (!error) return <CardPlaceholders />;
    return (
      <SectionCard title={copy.workspace.title}>
        <StatePanel
          kind="failed"
          title={text.failed}
          error={error}
          icon={<CloudAlert />}
          action={
            <Button $size="small" onClick={() => dispatch(workspacesChanged())}>
              {copy.retry}
            </Button>
          }
        />
      </SectionCard>
    );
  }
  return (
    <>
      <LinkTarget id="workspace">
        <WorkspaceCard workspace={workspace} user={user} />
      </LinkTarget>
      <LinkTarget id="members">
        <MembersCard key={workspace.id} workspace={workspace} user={user} />
      </LinkTarget>
    </>
  );
}
