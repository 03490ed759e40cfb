import { lazyPart } from '@fanfare/shared/ui';
import { useState } from 'react';
import { LazyFigures } from '../features/figures/LazyFigures.tsx';
import { GoalsCard } from '../features/goals/GoalsCard.tsx';
import { PostsCard } from '../features/posts/PostsCard.tsx';
import { QuickActions } from '../features/report/QuickActions.tsx';
import type { Overview } from '../state/overview.api.ts';
import { AutomationFigures } from './AutomationFigures.tsx';

const { Part: GoalsDialog } = lazyPart(() => import('../features/goals/GoalsDialog.tsx').then((module) => module.GoalsDialog), {
  onMissing: ({ onClose }) => onClose(),
});

export interface SecondaryChartsProps {
  /** The real figures. */
  overview: Overview;
  /** The figures to show: either the real ones or sample figures. */
  figures: Overview;
  onDay: (date: string) => void;
}

/** Loads the charts when they come into view, or together with a prefetched screen. */
export function SecondaryCharts({ overview, figures, onDay }: SecondaryChartsProps) {
  const [setsGoals, setSetsGoals] = useState(false);
  return (
    <>
      <GoalsCard />
      <LazyFigures overview={figures} isSample={figures !== overview} />
      <PostsCard fetchedAt={overview.engagement?.fetchedAt ?? null} />
      <AutomationFigures />
      <QuickActions overview={overview} onDay={onDay} onGoals={() => setSetsGoals(true)} />
      <GoalsDialog open={setsGoals} onClose={() => setSetsGoals(false)} />
    </>
  );
}
