import { useCallback } from 'react';
import { useStoreApi, type Viewport } from 'reactflow';
import type { Box } from '../overview/overviewBox.ts';
import type { Pane } from './fittedView.ts';

export interface Scene {
  pane: Pane;
  view: Viewport;
  boxes: (Box & { id: string; isSelected: boolean })[];
}

const MARGIN_PX = 15;
/** The canvas loses a line if the status above it needs two, possibly after a flow was fitted. */
const GAP_PX = { width: 9, height: 24 };

export function useScene(): () => Scene {
  const canvas = useStoreApi();
  return useCallback(() => {
    const { width, height, transform, nodeLookup, domNode } = canvas.getState();
    const [x, y, zoom] = transform;
    // Hidden elements have no size.
    const taken = (gap: number, px = 0) => px && px + MARGIN_PX + gap;
    const cornerOf = (selector: string) => {
      const part = domNode?.querySelector<HTMLElement>(selector);
      return { width: taken(GAP_PX.width, part?.offsetWidth), height: taken(GAP_PX.height, part?.offsetHeight) };
    };
    return {
      pane: { width, height, covered: { left: cornerOf('.react-flow__controls'), right: cornerOf('.react-flow__minimap') } },
      view: { x, y, zoom },
      boxes: [...nodeLookup.values()].map(({ id, position, measured, selected = false }) => ({
        ...position,
        width: measured.width ?? 0,
        height: measured.height ?? 0,
        id,
        isSelected: selected,
      })),
    };
  }, [canvas]);
}
