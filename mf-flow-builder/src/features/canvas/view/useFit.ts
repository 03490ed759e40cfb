import { useCallback } from 'react';
import { useReactFlow } from 'reactflow';
import { fitOptions, fittedView } from './fittedView.ts';
import { useScene } from './useScene.ts';

/** Brings the whole flow into view, beside the overview where it would lie under it. */
export function useFit(): () => Promise<void> {
  const { fitView, setViewport } = useReactFlow();
  const lookAt = useScene();
  return useCallback(async () => {
    // It waits until nodes that were just put there are measured.
    await fitView(fitOptions);
    const { boxes, pane } = lookAt();
    if (boxes[0]) await setViewport(fittedView(boxes[0], boxes, pane));
  }, [fitView, setViewport, lookAt]);
}
