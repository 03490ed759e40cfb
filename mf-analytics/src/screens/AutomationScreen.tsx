import { selectWorkspace, useAppSelector, usePermission } from '@fanfare/shared/store';
import { Button, lazyPart, PageBody, SkeletonRows, space } from '@fanfare/shared/ui';
import { ViewAccessNote } from '@fanfare/shared/widgets';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../copy/automation.ts';
import { CreateForm } from '../features/automations/CreateForm.tsx';
import { QuickActions } from '../features/webhook/QuickActions.tsx';
import { WebhookCard } from '../features/webhook/WebhookCard.tsx';

const { Part: AutomationList } = lazyPart(
  () => import('../features/automations/AutomationList.tsx').then((module) => module.AutomationList),
  { Meanwhile: () => <SkeletonRows label={copy.list.loading} count={3} height="180px" /> },
);

const { Part: ApprovalList } = lazyPart(
  () => import('../features/automations/ApprovalList.tsx').then((module) => module.ApprovalList),
  { Meanwhile: () => null },
);

export function AutomationScreen() {
  const mayEdit = usePermission('flows.edit');
  const workspace = useAppSelector(selectWorkspace);
  const [isCreating, setIsCreating] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const created = () => {
    setIsCreating(false);
    // The form that had the focus has been removed.
    toggle.current?.focus();
  };
  return (
    <PageBody>
      <Head>
        <h1>{copy.title}</h1>
        {mayEdit ? (
          <Button
            ref={toggle}
            $variant={isCreating ? 'secondary' : 'primary'}
            aria-expanded={isCreating}
            onClick={() => setIsCreating(!isCreating)}
          >
            {isCreating ? <X aria-hidden="true" /> : <Plus aria-hidden="true" />}
            {isCreating ? copy.cancel : copy.create}
          </Button>
        ) : null}
      </Head>
      <ViewAccessNote workspace={mayEdit ? null : workspace} />
      {isCreating && mayEdit ? <CreateForm onCreated={created} /> : null}
      <WebhookCard />
      <ApprovalList />
      <AutomationList onCreate={() => setIsCreating(true)} after={<QuickActions />} />
    </PageBody>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1half} ${space.x3};
`;
