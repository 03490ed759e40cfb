import { useCallback } from 'react';
import { useStoreApi, type Viewport } from 'reactflow';
import type { Box } from '../overview/overviewBox.ts';
import type { Pane } from './fittedView.ts';

/** What is on the canvas and through what it is seen, as it stands when it is asked. */
export interface Scene {
  pane: Pane;
  view: Viewport;
  boxes: (Box & { id: string; isSelected: boolean })[];
}

/** Between the overview and the edges of the canvas. */
const OVERVIEW_MARGIN_PX = 15;

export function useScene(): () => Scene {
  const canvas = useStoreApi();
  return useCallback(() => {
    const { width, height, transform, nodeLookup, domNode } = canvas.getState();
    const [x, y, zoom] = transform;
    const overview = domNode?.querySelector<HTMLElement>('.react-flow__minimap');
    // Where it is hidden it has no size.
    const taken = (px = 0) => px && px + OVERVIEW_MARGIN_PX;
    return {
      pane: { width, height, covered: { width: taken(overview?.offsetWidth), height: taken(overview?.offsetHeight) } },
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
