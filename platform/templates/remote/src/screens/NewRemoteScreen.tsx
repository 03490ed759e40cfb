import { UserMenu } from '@fanfare/shared/host';
import { Link } from '@fanfare/shared/router';
import { AppHeader, PageBody } from '@fanfare/shared/ui';
import { copy } from '../copy.ts';
import { FlowList } from '../features/flows/FlowList.tsx';

export function NewRemoteScreen() {
  return (
    <>
      <AppHeader link={Link} current="/new-remote">
        <UserMenu />
      </AppHeader>
      <PageBody>
        <h1>{copy.title}</h1>
        <FlowList />
      </PageBody>
    </>
  );
}
