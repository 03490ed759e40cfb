import { lazyPart } from '@fanfare/shared/ui';
import { ChartNoAxesColumn, FlaskConical, History, Layers, ListChecks, ListTree, SlidersHorizontal } from 'lucide-react';
import type { ComponentType } from 'react';
import { panelsCopy } from '../copy/panels/panels.ts';
import type { Panel, PanelProps } from '../features/side-panel/Panel.ts';
import { PanelSkeleton } from '../features/side-panel/PanelSkeleton.tsx';

const { titles } = panelsCopy;

/** In the order of the bar. A new panel needs an id in `state/usePanel.ts` and a title and an entry here. */
export const builderPanels: readonly Panel[] = [
  {
    id: 'node',
    title: titles.node,
    Icon: SlidersHorizontal,
    Body: late(() => import('../features/nodes/NodeDetails.tsx').then((module) => module.NodeDetails)),
  },
  {
    id: 'outline',
    title: titles.outline,
    Icon: ListTree,
    Body: late(() => import('./OutlineWithDetails.tsx').then((module) => module.OutlineWithDetails)),
  },
  {
    id: 'issues',
    title: titles.issues,
    Icon: ListChecks,
    Body: late(() => import('../features/issues/IssuePanel.tsx').then((module) => module.IssuePanel)),
  },
  {
    id: 'test',
    title: titles.test,
    Icon: FlaskConical,
    keys: 'Mod+Enter',
    Body: late(() => import('../features/test-panel/TestPanel.tsx').then((module) => module.TestPanel)),
  },
  {
    id: 'numbers',
    title: titles.numbers,
    Icon: ChartNoAxesColumn,
    Body: late(() => import('../features/numbers/NumbersPanel.tsx').then((module) => module.NumbersPanel)),
  },
  {
    id: 'replay',
    title: titles.replay,
    Icon: History,
    Body: late(() => import('../features/replay/ReplayPanel.tsx').then((module) => module.ReplayPanel)),
  },
  {
    id: 'versions',
    title: titles.versions,
    Icon: Layers,
    Body: late(() => import('../features/versions/VersionsPanel.tsx').then((module) => module.VersionsPanel)),
  },
];

function late(load: () => Promise<ComponentType<PanelProps>>): ComponentType<PanelProps> {
  return lazyPart<PanelProps>(load, { onMissing: ({ onClose }) => onClose(), Meanwhile: PanelSkeleton }).Part;
}
