import { lazyPart, Skeleton, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { Attention } from '../features/attention/Attention.tsx';
import { ChecklistPlaceholder } from '../features/checklist/ChecklistPlaceholder.tsx';
import type { useGuide } from '../features/checklist/useGuide.ts';
import { NotificationsPanel } from '../features/notifications/NotificationsPanel.tsx';
import { Statistics } from '../features/statistics/Statistics.tsx';

const { Part: Checklist } = lazyPart(() => import('../features/checklist/Checklist.tsx').then((module) => module.Checklist), {
  Meanwhile: ChecklistPlaceholder,
});

const { Part: Pinned } = lazyPart(() => import('../features/notifications/pinned/Pinned.tsx').then((module) => module.Pinned), {
  Meanwhile: () => <Skeleton $height="60px" />,
});

export function NotificationsTab({ guide }: { guide: ReturnType<typeof useGuide> }) {
  return (
    <Home>
      {guide.isShown ? <Checklist onHide={guide.hide} /> : null}
      <Attention isGuided={guide.isShown} renderErrors={(errors) => <Pinned errors={errors} />} />
      <Statistics />
      <NotificationsPanel />
    </Home>
  );
}

const Home = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;
