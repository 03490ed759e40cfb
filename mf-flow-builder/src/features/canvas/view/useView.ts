import { useAppDispatch } from '@fanfare/shared/store';
import { useCallback, useEffect, useRef } from 'react';
import { type OnMoveEnd, useReactFlow } from 'reactflow';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector, useBuilderStore } from '../../../state/useBuilderSelector.ts';
import { useOpening } from './useOpening.ts';

const origin = { x: 0, y: 0, zoom: 1 };

/**
 * Shows a flow from its start after each load, and restores it when the screen is opened again. React Flow's `fitView` property
 * would wait on an empty canvas for the first node and move it away from where it was dropped.
 * @returns React Flow's `onMoveEnd`
 */
export function useView(): OnMoveEnd {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const loadCount = useBuilderSelector(flowBuilderSlice.selectors.selectLoadCount);
  const { setViewport } = useReactFlow();
  const open = useOpening();
  const isFirst = useRef(true);

  useEffect(() => {
    const { nodes, view } = store.getState().flowBuilder;
    const left = isFirst.current ? view : null;
    isFirst.current = false;
    if (left || nodes.length === 0) void setViewport(left ?? origin);
    else void open();
  }, [loadCount, store, open, setViewport]);

  return useCallback((_, view) => void dispatch(flowBuilderSlice.actions.viewMoved(view)), [dispatch]);
}
