import { textsOf } from '@fanfare/shared/language';

/** What the library of the canvas says by itself. */
export const libraryCopy = textsOf('flow-builder/library', {
  role: { node: 'node', edge: 'edge' },
  between: (source: string, target: string) => `Edge from ${source} to ${target}`,
  node: 'Press enter or space to select a node. Press delete to remove it and escape to cancel.',
  nodeByKeys:
    'Press enter or space to select a node. You can then use the arrow keys to move the node around. Press delete to remove it and escape to cancel.',
  moved: ({ direction, x, y }: { direction: string; x: number; y: number }) =>
    `Moved selected node ${direction}. New position, x: ${x}, y: ${y}`,
  edge: 'Press enter or space to select an edge. You can then press delete to remove it or escape to cancel.',
  controls: 'Control Panel',
  zoomIn: 'Zoom In',
  zoomOut: 'Zoom Out',
  fit: 'Fit View',
  interactive: 'Toggle Interactivity',
  minimap: 'Mini Map',
  handle: 'Handle',
});
