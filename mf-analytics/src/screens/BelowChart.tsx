import { lazyPart } from '@fanfare/shared/ui';
import { useState } from 'react';
import { LateFigures } from '../features/figures/LateFigures.tsx';
import { GoalsCard } from '../features/goals/GoalsCard.tsx';
import { QuickActions } from '../features/report/QuickActions.tsx';
import type { Overview } from '../state/overview.api.ts';
import { AutomationFigures } from './AutomationFigures.tsx';

const { Part: GoalsWindow } = lazyPart(() => import('../features/goals/GoalsWindow.tsx').then((module) => module.GoalsWindow), {
  onMissing: ({ onClose }) => onClose(),
});

export interface BelowChartProps {
  /** What was counted. */
  overview: Overview;
  /** What is shown of it, or invented figures in its place; null while there is nothing to show. */
  figures: Overview | null;
  onDay: (date: string) => void;
}

/** What stands below the chart: loaded while that is looked at, and with the screen where that was loaded ahead. */
export function BelowChart({ overview, figures, onDay }: BelowChartProps) {
  const [setsGoals, setSetsGoals] = useState(false);
  return (
    <>
      <GoalsCard />
      {figures ? <LateFigures overview={figures} isSample={figures !== overview} /> : null}
      <AutomationFigures />
      <QuickActions overview={overview} onDay={onDay} onGoals={() => setSetsGoals(true)} />
      <GoalsWindow open={setsGoals} onClose={() => setSetsGoals(false)} />
    </>
  );
}
