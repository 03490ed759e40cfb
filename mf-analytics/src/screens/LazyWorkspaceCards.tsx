import { lazyPart } from '@fanfare/shared/ui';
import { CardPlaceholders } from './CardPlaceholders.tsx';

export const { Part: LazyWorkspaceCards } = lazyPart(
  () => import(/* webpackChunkName: "workspace" */ './WorkspaceCards.tsx').then((module) => module.WorkspaceCards),
  { Meanwhile: CardPlaceholders },
);
