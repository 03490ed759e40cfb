import { lazyPart, SkeletonRows } from '@fanfare/shared/ui';
import type { ComponentType, FunctionComponent } from 'react';
import { copy } from '../copy/frame.ts';

export interface LatePanelProps {
  /** The code did not come: the way back to what was there. */
  onMissing: () => void;
}

/** What stands in a tab, loaded when the tab is opened first. */
export function latePanel(load: () => Promise<FunctionComponent>): ComponentType<LatePanelProps> {
  return lazyPart<LatePanelProps>(load, {
    Meanwhile: () => <SkeletonRows label={copy.loading} count={6} height="64px" />,
    onMissing: ({ onMissing }) => onMissing(),
  }).Part;
}
