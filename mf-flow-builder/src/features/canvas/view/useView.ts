import { useAppDispatch } from '@fanfare/shared/store';
import { useCallback, useEffect, useRef } from 'react';
import { type OnMoveEnd, useReactFlow } from 'reactflow';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector, useBuilderStore } from '../../../state/useBuilderSelector.ts';
import { useFit } from './useFit.ts';

const origin = { x: 0, y: 0, zoom: 1 };

/**
 * Fits the view after each load, and restores it when the screen is opened again. React Flow's `fitView` property
 * would wait on an empty canvas for the first node and move it away from where it was dropped.
 * @returns React Flow's `onMoveEnd`
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
