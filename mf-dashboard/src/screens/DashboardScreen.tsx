import { useEventCountsQuery, useInstagramStatusQuery } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { oneOf, useQueryState } from '@fanfare/shared/router';
import { AfterPaint, PageBody, SkeletonRows, space } from '@fanfare/shared/ui';
import { Tabs } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { copy } from '../copy.ts';
import { DashboardHeader } from '../features/header/DashboardHeader.tsx';
import { InstagramResult } from '../features/instagram-result/InstagramResult.tsx';
import { NextSteps } from '../features/next-steps/NextSteps.tsx';
import { NotificationBell } from '../features/notifications/bell/NotificationBell.tsx';
import { NotificationsPanel } from '../features/notifications/NotificationsPanel.tsx';
import { Statistics } from '../features/statistics/Statistics.tsx';
import { WhyWindow } from '../features/why/WhyWindow.tsx';
import { InstagramTab } from './InstagramTab.tsx';

const tabIds = ['notifications', 'instagram'] as const;
const params = { tab: oneOf(tabIds, 'notifications') };
const tabs = tabIds.map((id) => ({ id, label: copy.tabs[id] }));

export function DashboardScreen() {
  const host = useHost();
  const { isLoading: isStatusLoading } = useInstagramStatusQuery();
  const { isLoading: areCountsLoading } = useEventCountsQuery();
  const { values, set } = useQueryState(params, {
    onUnknown: (_, text) => host.toast({ kind: 'info', title: copy.unknownTab(text) }),
  });
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
            <Tabs label={copy.tabs.label} tabs={tabs} current={values.tab} onChange={(tab) => set({ tab })}>
              {values.tab === 'notifications' ? (
                <Panel>
                  <Statistics />
                  <NotificationsPanel />
                </Panel>
              ) : (
                <Panel>
                  <InstagramTab />
                </Panel>
              )}
            </Tabs>
          </Content>
        </AfterPaint>
        <WhyWindow />
      </PageBody>
    </>
  );
}

const Content = styled.div`
  &:not([hidden]) { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.x3}; }
`;

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  padding-top: ${space.x2};
`;
