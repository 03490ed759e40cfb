import { Skeleton } from '@fanfare/shared/ui';
import { lazy, Suspense } from 'react';
import { Attention } from '../features/attention/Attention.tsx';
import type { useGuide } from '../features/checklist/useGuide.ts';
import { NotificationsPanel } from '../features/notifications/NotificationsPanel.tsx';
import { Statistics } from '../features/statistics/Statistics.tsx';

const CHECKLIST_HEIGHT = '380px';
const Checklist = lazy(async () => ({ default: (await import('../features/checklist/Checklist.tsx')).Checklist }));

/** The first view: the first steps while there are some, what needs a person, the figures, the feed. */
export function NotificationsTab({ guide }: { guide: ReturnType<typeof useGuide> }) {
  return (
    <>
      {guide.isShown ? (
        <Suspense fallback={<Skeleton $height={CHECKLIST_HEIGHT} />}>
          <Checklist onHide={guide.hide} />
        </Suspense>
      ) : null}
      <Attention isGuided={guide.isShown} />
      <Statistics />
      <NotificationsPanel />
    </>
  );
}
