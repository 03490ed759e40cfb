import { useEventCountsQuery, useInstagramStatusQuery } from '@fanfare/shared/api';
import { useNavigate, useQueryState } from '@fanfare/shared/router';
import { AfterPaint, PageBody, SkeletonRows, space } from '@fanfare/shared/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import styled from 'styled-components';
import { frame as copy } from '../copy/frame.ts';
import { useGuide } from '../features/checklist/useGuide.ts';
import { DashboardHeader } from '../features/header/DashboardHeader.tsx';
import { InstagramResult } from '../features/instagram-result/InstagramResult.tsx';
import { NotificationBell } from '../features/notifications/bell/NotificationBell.tsx';
import { probeParams } from '../state/probeParams.ts';
import { whyParams } from '../state/whyParams.ts';
import { DashboardTabs } from './DashboardTabs.tsx';
import { DashboardTitle } from './DashboardTitle.tsx';
import { InstagramTab } from './InstagramTab.tsx';
import { NotificationsTab } from './NotificationsTab.tsx';
import { useDashboardTabs } from './useDashboardTabs.ts';

const WhyWindow = lazy(async () => ({ default: (await import('../features/why/WhyWindow.tsx')).WhyWindow }));
const ProbeWindow = lazy(async () => ({ default: (await import('../features/probe/ProbeWindow.tsx')).ProbeWindow }));

export function DashboardScreen() {
  const navigate = useNavigate();
  const { isLoading: isStatusLoading } = useInstagramStatusQuery();
  const { isLoading: areCountsLoading } = useEventCountsQuery();
  const { ids, tab, slot } = useDashboardTabs();
  const guide = useGuide();
  // All at once when it is known whether there are first steps: they would push down what one reads already.
  const isLoading = isStatusLoading || areCountsLoading;
  const outline = <SkeletonRows label={copy.loading} count={3} height="120px" />;
  return (
    <>
      <DashboardHeader bell={<NotificationBell />} />
      <PageBody>
        <DashboardTitle
          onFirstSteps={() => {
            guide.show();
            navigate('?');
          }}
        />
        <InstagramResult />
        {isLoading ? outline : null}
        <AfterPaint fallback={isLoading ? null : outline}>
          <Content hidden={isLoading}>
            <DashboardTabs ids={ids} current={tab} />
            {tab === 'notifications' ? <NotificationsTab guide={guide} /> : null}
            {tab === 'instagram' ? <InstagramTab /> : null}
            {slot?.map(({ id, title, element }) => (
              <section key={id} aria-label={title}>
                {element}
              </section>
            ))}
          </Content>
        </AfterPaint>
        <LateWindows />
      </PageBody>
    </>
  );
}

/** Each is loaded when its first opening is asked for. */
function LateWindows() {
  const { values: why } = useQueryState(whyParams);
  const { values: probe } = useQueryState(probeParams);
  return (
    <>
      <Late isWanted={why.why !== null}>
        <WhyWindow />
      </Late>
      <Late isWanted={probe.probe === 'open'}>
        <ProbeWindow />
      </Late>
    </>
  );
}

function Late({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  return wasWanted ? <Suspense fallback={null}>{children}</Suspense> : null;
}

const Content = styled.div`
  &:not([hidden]) { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.x3}; }
`;
