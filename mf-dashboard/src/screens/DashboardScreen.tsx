import { useEventCountsQuery, useInstagramStatusQuery } from '@fanfare/shared/api';
import { useNavigate, useQueryState } from '@fanfare/shared/router';
import { AfterPaint, media, PageBody, SkeletonRows, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { frame as copy } from '../copy/frame.ts';
import { useGuide } from '../features/checklist/useGuide.ts';
import { DashboardHeader } from '../features/header/DashboardHeader.tsx';
import { InstagramResult } from '../features/instagram-result/InstagramResult.tsx';
import { diagnosticsParams } from '../state/params/diagnosticsParams.ts';
import { DashboardBar } from './DashboardBar.tsx';
import { DashboardOutline } from './DashboardOutline.tsx';
import { InstagramTab } from './InstagramTab.tsx';
import { lazyPanel } from './lazyPanel.tsx';
import { NotificationsTab } from './NotificationsTab.tsx';
import { UrlDialogs } from './UrlDialogs.tsx';
import { useDashboardTabs } from './useDashboardTabs.ts';

const lazyPanels: Readonly<Partial<Record<string, ReturnType<typeof lazyPanel>>>> = {
  flows: lazyPanel(() => import('../features/flows/FlowsPanel.tsx').then((module) => module.FlowsPanel)),
  automation: lazyPanel(() => import('../features/automation/AutomationPanel.tsx').then((module) => module.AutomationPanel)),
};

/** Others are as wide as the pages of other remotes. */
const wideTabs: readonly string[] = ['instagram', 'flows'];

export function DashboardScreen() {
  const navigate = useNavigate();
  const { isLoading: isStatusLoading } = useInstagramStatusQuery();
  const { isLoading: areCountsLoading } = useEventCountsQuery();
  const { tabs, tab, slot } = useDashboardTabs();
  const guide = useGuide();
  const { set } = useQueryState(diagnosticsParams);
  const LazyPanel = lazyPanels[tab];
  const toFirstTab = () => navigate('?');
  // Waits for the checklist state, because the checklist would move the content down.
  const isLoading = isStatusLoading || areCountsLoading;
  const outline = tab === 'notifications' ? <DashboardOutline /> : <SkeletonRows label={copy.loading} count={6} height="64px" />;
  return (
    <>
      <DashboardHeader />
      <Page $isWide>
        <DashboardBar
          tabs={tabs}
          current={tab}
          onFirstSteps={() => {
            guide.show();
            toFirstTab();
          }}
          onDoctor={() => set({ doctor: 'open' })}
        />
        <InstagramResult />
        {isLoading ? outline : null}
        <AfterPaint fallback={isLoading ? null : outline}>
          <Content hidden={isLoading} $isWide={wideTabs.includes(tab)}>
            {tab === 'notifications' ? <NotificationsTab guide={guide} /> : null}
            {tab === 'instagram' ? <InstagramTab onMissing={toFirstTab} /> : null}
            {LazyPanel ? <LazyPanel onMissing={toFirstTab} /> : null}
            {slot?.map(({ id, title, element }) => (
              <section key={id} aria-label={title}>
                {element}
              </section>
            ))}
          </Content>
        </AfterPaint>
        <UrlDialogs />
      </Page>
    </>
  );
}

const Page = styled(PageBody)`
  gap: ${space.x2};
  padding-top: ${space.half};
  padding-bottom: ${space.x2};
  ${media.narrow} { gap: ${space.x1half}; padding-top: 0; }
`;

const Content = styled.div<{ $isWide: boolean }>`
  max-width: ${({ $isWide }) => ($isWide ? 'none' : '1200px')};
  &:not([hidden]) { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.x3}; }
`;
