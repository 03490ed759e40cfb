import { lazyPart } from '@fanfare/shared/ui';
import { useState } from 'react';
import { LateFigures } from '../features/figures/LateFigures.tsx';
import { GoalsCard } from '../features/goals/GoalsCard.tsx';
import { PostsCard } from '../features/posts/PostsCard.tsx';
import { QuickActions } from '../features/report/QuickActions.tsx';
import type { Overview } from '../state/overview.api.ts';
import { AutomationFigures } from './AutomationFigures.tsx';

const { Part: GoalsWindow } = lazyPart(() => import('../features/goals/GoalsWindow.tsx').then((module) => module.GoalsWindow), {
  onMissing: ({ onClose }) => onClose(),
});

export interface BelowChartProps {
  /** The real figures. */
  overview: Overview;
  /** The figures to show: the same, or sample figures. */
  figures: Overview;
  onDay: (date: string) => void;
}

/** Loads while the chart is on the screen, or with the screen when that was prefetched. */
export function BelowChart({ overview, figures, onDay }: BelowChartProps) {
  const [setsGoals, setSetsGoals] = useState(false);
  return (
    <>
      <GoalsCard />
      <LateFigures overview={figures} isSample={figures !== overview} />
      <PostsCard fetchedAt={overview.engagement?.fetchedAt ?? null} />
      <AutomationFigures />
      <QuickActions overview={overview} onDay={onDay} onGoals={() => setSetsGoals(true)} />
      <GoalsWindow open={setsGoals} onClose={() => setSetsGoals(false)} />
    </>
  );
}
