import { failureNotice, useInstagramStatusQuery } from '@fanfare/shared/api';
import { routes } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { Link } from '@fanfare/shared/router';
import { selectWorkspace, useAppSelector, usePermission } from '@fanfare/shared/store';
import { BusyButton, Button, type ButtonLook, buttonStyle, SkeletonRows, StatePanel, space } from '@fanfare/shared/ui';
import { ViewAccessNote } from '@fanfare/shared/widgets';
import { BellOff, CloudAlert } from 'lucide-react';
import styled from 'styled-components';
import { subscriptionsCopy as text } from '../../copy/subscriptions.ts';
import { useSubscriptionsQuery } from '../../state/subscriptions.api.ts';
import { useCreateSubscriptionMutation } from './changeSubscriptions.api.ts';
import { SubscriptionCard } from './SubscriptionCard.tsx';

export function SubscriptionsPanel() {
  const mayManage = usePermission('instagram.manage');
  const workspace = useAppSelector(selectWorkspace);
  const { data, error, isError, refetch } = useSubscriptionsQuery();
  if (!data) {
    if (!isError) return <SkeletonRows label={text.loading} count={3} height="120px" />;
    return (
      <StatePanel
        kind="failed"
        error={error}
        title={text.failedTitle}
        icon={<CloudAlert />}
        action={<Button onClick={refetch}>{text.again}</Button>}
      >
        {text.failedText}
      </StatePanel>
    );
  }
  if (data.length === 0) {
    return (
      <StatePanel kind="empty" title={text.emptyTitle} icon={<BellOff />} action={<Create />}>
        {text.emptyText}
      </StatePanel>
    );
  }
  return (
    <>
      <ViewAccessNote workspace={mayManage ? null : workspace} />
      <List aria-label={text.title}>
        {data.map((subscription) => (
          <li key={subscription.subscriptionId}>
            <SubscriptionCard subscription={subscription} />
          </li>
        ))}
      </List>
    </>
  );
}

function Create() {
  const { toast } = useHost();
  const mayManage = usePermission('instagram.manage');
  const { data: status } = useInstagramStatusQuery();
  const [create, { isLoading }] = useCreateSubscriptionMutation();
  if (!mayManage) return null;
  if (status?.connected !== true) {
    return (
      <ButtonLink to={routes.connectInstagram} $variant="primary">
        {text.connect}
      </ButtonLink>
    );
  }
  const run = async () => {
    const { error } = await create();
    if (!error) return toast({ kind: 'success', title: text.created });
    toast(failureNotice(error, text.createFailed));
  };
  return (
    <BusyButton $variant="primary" isBusy={isLoading} busyText={text.creating} onClick={() => void run()}>
      {text.create}
    </BusyButton>
  );
}

const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
`;
