import { t } from '@lingui/core/macro';

export const libraryCopy = {
  role: { node: t`node`, edge: t`edge` },
  between: (source: string, target: string) => t`Edge from ${source} to ${target}`,
  node: t`Press enter or space to select a node. Press delete to remove it and escape to cancel.`,
  nodeByKeys: t`Press enter or space to select a node. You can then use the arrow keys to move the node around. Press delete to remove it and escape to cancel.`,
  moved: ({ direction, x, y }: { direction: string; x: number; y: number }) =>
    t`Moved selected node ${direction}. New position, x: ${x}, y: ${y}`,
  edge: t`Press enter or space to select an edge. You can then press delete to remove it or escape to cancel.`,
  controls: t`Control Panel`,
  zoomIn: t`Zoom In`,
  zoomOut: t`Zoom Out`,
  fit: t`Fit View`,
  interactive: t`Toggle Interactivity`,
  minimap: t`Mini Map`,
  handle: t`Handle`,
};
