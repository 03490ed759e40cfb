import { useCallback } from 'react';
import { useReactFlow } from 'reactflow';
import { flowDirection } from '../../../state/layout/flowDirection.ts';
import { useBuilderStore } from '../../../state/useBuilderSelector.ts';
import type { Box } from '../overview/overviewBox.ts';
import { fitOptions } from './fittedView.ts';
import { openingView } from './openingView.ts';
import { useScene } from './useScene.ts';

export function useOpening(): () => Promise<void> {
  const { fitView, setViewport } = useReactFlow();
  const store = useBuilderStore();
  const lookAt = useScene();
  return useCallback(async () => {
    await fitView(fitOptions);
    const { boxes, pane } = lookAt();
    const { nodes, edges } = store.getState().flowBuilder;
    const direction = flowDirection(nodes, edges);
    const startId = nodes.find(({ type }) => type === 'startNode')?.id;
    const start = boxes.find(({ id }) => id === startId) ?? firstOf(boxes, direction === 'across' ? 'x' : 'y');
    if (start) await setViewport(openingView(start, boxes, pane, direction));
  }, [fitView, setViewport, lookAt, store]);
}

function firstOf<T extends Box>(boxes: readonly T[], axis: 'x' | 'y'): T | undefined {
  return boxes.toSorted((one, other) => one[axis] - other[axis])[0];
}
