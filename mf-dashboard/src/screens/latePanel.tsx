import { lazyPart, SkeletonRows } from '@fanfare/shared/ui';
import type { ComponentType, FunctionComponent } from 'react';
import { frame as copy } from '../copy/frame.ts';

interface LatePanelProps {
  /** Called when the code failed to load. */
  onMissing: () => void;
}

export function latePanel(load: () => Promise<FunctionComponent>): ComponentType<LatePanelProps> {
  return lazyPart<LatePanelProps>(load, {
    Meanwhile: () => <SkeletonRows label={copy.loading} count={6} height="64px" />,
    onMissing: ({ onMissing }) => onMissing(),
  }).Part;
}
