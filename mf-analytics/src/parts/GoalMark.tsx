import { lazyPart } from '@fanfare/shared/ui';
import type { GoalMarkProps } from './GoalMarkBody.tsx';

/** The goal of a figure and how it stands, below the figure; nothing where none is set. */
export const { Part: GoalMark } = lazyPart<GoalMarkProps>(() =>
  import('./GoalMarkBody.tsx').then((module) => module.GoalMarkBody),
);
