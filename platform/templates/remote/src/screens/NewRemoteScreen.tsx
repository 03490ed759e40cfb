import { PageBody } from '@fanfare/shared/ui';
import { copy } from '../copy.ts';
import { FlowList } from '../features/flows/FlowList.tsx';

export function NewRemoteScreen() {
  return (
    <PageBody>
      <h1>{copy.title}</h1>
      <FlowList />
    </PageBody>
  );
}
