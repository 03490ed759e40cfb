import { useEventCountsQuery, useInstagramStatusQuery } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { Link, oneOf, useQueryState } from '@fanfare/shared/router';
import { AfterPaint, color, font, PageBody, SkeletonRows, space } from '@fanfare/shared/ui';
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

export function DashboardScreen() {
  const host = useHost();
  const { isLoading: isStatusLoading } = useInstagramStatusQuery();
  const { isLoading: areCountsLoading } = useEventCountsQuery();
  const { values } = useQueryState(params, {
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
            {/* Links, and not the tabs of the widgets: each has an address, and the first screen does without that library. */}
            <Tabs aria-label={copy.tabs.label}>
              {tabIds.map((id) => (
                <Link
                  key={id}
                  to={id === 'notifications' ? '?' : `?tab=${id}`}
                  aria-current={id === values.tab ? 'page' : undefined}
                >
                  {copy.tabs[id]}
                </Link>
              ))}
            </Tabs>
            {values.tab === 'notifications' ? (
              <>
                <Statistics />
                <NotificationsPanel />
              </>
            ) : (
              <InstagramTab />
            )}
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

const Tabs = styled.nav`
  display: flex;
  gap: ${space.half};
  overflow-x: auto;
  border-bottom: 1px solid ${color.border};
  a {
    padding: ${space.x1half} ${space.x2};
    border-bottom: 2px solid transparent;
    color: ${color.textMuted};
    font-weight: ${font.weight.medium};
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover { color: ${color.text}; }
  a:focus-visible { outline-offset: -2px; }
  a[aria-current] { border-bottom-color: ${color.accent}; color: ${color.accent}; }
`;
