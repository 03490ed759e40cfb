import { useCallback } from 'react';
import { useReactFlow } from 'reactflow';
import { fitOptions, fittedView } from './fittedView.ts';
import { useScene } from './useScene.ts';

export function useFit(): () => Promise<void> {
  const { fitView, setViewport } = useReactFlow();
  const lookAt = useScene();
  return useCallback(async () => {
    await fitView(fitOptions);
    const { boxes, pane } = lookAt();
    if (boxes[0]) await setViewport(fittedView(boxes[0], boxes, pane));
  }, [fitView, setViewport, lookAt]);
}
