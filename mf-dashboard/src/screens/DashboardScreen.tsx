import { useEventCountsQuery, useInstagramStatusQuery } from '@fanfare/shared/api';
import { AfterPaint, PageBody, SkeletonRows, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../copy.ts';
import { DashboardHeader } from '../features/header/DashboardHeader.tsx';
import { InstagramResult } from '../features/instagram-result/InstagramResult.tsx';
import { NextSteps } from '../features/next-steps/NextSteps.tsx';
import { NotificationBell } from '../features/notifications/bell/NotificationBell.tsx';
import { NotificationsPanel } from '../features/notifications/NotificationsPanel.tsx';
import { Statistics } from '../features/statistics/Statistics.tsx';

export function DashboardScreen() {
  const { isLoading: isStatusLoading } = useInstagramStatusQuery();
  const { isLoading: areCountsLoading } = useEventCountsQuery();
  // All at once when it is known whether there are next steps: they would push down what one reads already.
  const isLoading = isStatusLoading || areCountsLoading;
  const outline = <SkeletonRows label={copy.loading} count={3} height="120px" />;
  return (
    <>
      <DashboardHeader bell={<NotificationBell />} />
      <PageBody>
        <h1>{copy.title}</h1>
        <InstagramResult />
        {isLoading ? outline : null}
        <AfterPaint fallback={isLoading ? null : outline}>
          <Content hidden={isLoading}>
            <NextSteps />
            <Statistics />
            <NotificationsPanel />
          </Content>
        </AfterPaint>
      </PageBody>
    </>
  );
}

const Content = styled.div`
  &:not([hidden]) { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.x3}; }
`;
