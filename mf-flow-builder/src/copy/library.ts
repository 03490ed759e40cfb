import { t } from '@lingui/core/macro';

export const libraryCopy = {
  role: { node: t`node`, edge: t`edge` },
  between: (source: string, target: string) => t`Edge from ${source} to ${target}`,
  node: t`Press Enter or Space to select a node. Press Delete to remove it, or Escape to cancel.`,
  nodeByKeys: t`Press Enter or Space to select a node. Use the arrow keys to move it. Press Delete to remove it, or Escape to cancel.`,
  moved: ({ direction, x, y }: { direction: string; x: number; y: number }) =>
    t`Moved selected node ${direction}. New position: x ${x}, y ${y}`,
  edge: t`Press Enter or Space to select an edge. Press Delete to remove it, or Escape to cancel.`,
  controls: t`Control Panel`,
  zoomIn: t`Zoom In`,
  zoomOut: t`Zoom Out`,
  fit: t`Fit View`,
  interactive: t`Toggle Interactivity`,
  minimap: t`Mini Map`,
  handle: t`Handle`,
};
