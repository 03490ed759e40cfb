import { lazyPart, SkeletonRows } from '@fanfare/shared/ui';
import type { ComponentType, FunctionComponent } from 'react';
import { copy } from '../copy/frame.ts';

export interface LazyPanelProps {
  /** Called if the code failed to load. */
  onMissing: () => void;
}

export function lazyPanel(load: () => Promise<FunctionComponent>): ComponentType<LazyPanelProps> {
  return lazyPart<LazyPanelProps>(load, {
    Meanwhile: () => <SkeletonRows label={copy.loading} count={6} height="64px" />,
    onMissing: ({ onMissing }) => onMissing(),
  }).Part;
}
