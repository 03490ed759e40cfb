import { lazyPart } from '@fanfare/shared/ui';
import type { GoalMarkProps } from './GoalMarkBody.tsx';

export const { Part: GoalMark } = lazyPart<GoalMarkProps>(() =>
  import('./GoalMarkBody.tsx').then((module) => module.GoalMarkBody),
);
