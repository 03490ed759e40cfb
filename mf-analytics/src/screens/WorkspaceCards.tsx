import { workspacesApi } from '@fanfare/shared/api';
import { SectionCard } from '@fanfare/shared/domain';
import { selectUser, selectWorkspace, useAppSelector } from '@fanfare/shared/store';
import { Button, StatePanel } from '@fanfare/shared/ui';
import { CloudAlert } from 'lucide-react';
import { LinkTarget } from '../components/link-target/LinkTarget.tsx';
import { copy } from '../copy/settings.ts';
import { copy as text } from '../copy/workspace.ts';
import { MembersCard } from '../features/members/MembersCard.tsx';
import { WorkspaceCard } from '../features/workspace/WorkspaceCard.tsx';
import { CardPlaceholders } from './CardPlaceholders.tsx';

export function WorkspaceCards() {
  const user = useAppSelector(selectUser);
  const workspace = useAppSelector(selectWorkspace);
  const { error, refetch } = workspacesApi.useWorkspacesQuery();
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
            <Button $size="small" onClick={refetch}>
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
