import { useAppDispatch } from '@fanfare/shared/store';
import { useCallback, useEffect, useRef } from 'react';
import { type OnMoveEnd, useReactFlow } from 'reactflow';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector, useBuilderStore } from '../../../state/useBuilderSelector.ts';
import { useFit } from './useFit.ts';

const origin = { x: 0, y: 0, zoom: 1 };

/**
 * Fits the view after each load, and shows on coming back what was in view when the screen was left. Not React Flow's `fitView` property: on an
 * empty canvas that waits for the first node and then moves it away from where it was dropped.
 *
 * @returns for React Flow's `onMoveEnd`
 */
export function useView(): OnMoveEnd {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const loadCount = useBuilderSelector(flowBuilderSlice.selectors.selectLoadCount);
  const { setViewport } = useReactFlow();
  const fit = useFit();
  const isFirst = useRef(true);

  useEffect(() => {
    const { nodes, view } = store.getState().flowBuilder;
    const left = isFirst.current ? view : null;
    isFirst.current = false;
    if (left || nodes.length === 0) void setViewport(left ?? origin);
    else void fit();
  }, [loadCount, store, fit, setViewport]);

  return useCallback((_, view) => void dispatch(flowBuilderSlice.actions.viewMoved(view)), [dispatch]);
}
