import { useAppDispatch } from '@fanfare/shared/store';
import { useEffect, useRef } from 'react';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { viewSlice } from '../../../state/slices/view.slice.ts';
import { useBuilderSelector } from '../../../state/useBuilderSelector.ts';
import { elapsedText } from './elapsedText.ts';
import { marksAt, type Stop } from './pathOf.ts';

const { nodesMarked, nodesRevealed } = flowBuilderSlice.actions;

export function useShowStop(path: readonly Stop[], place: number, { isFollowed = true } = {}): void {
  const dispatch = useAppDispatch();
  const nodes = useBuilderSelector(flowBuilderSlice.selectors.selectNodes);
  const last = useRef(place);

  useEffect(() => {
    const ids = nodes.map(({ id }) => id);
    dispatch(nodesMarked(marksAt(path, place, ids)));
    const passed = path.slice(0, place + 1);
    dispatch(viewSlice.actions.timesShown(Object.fromEntries(passed.map(({ nodeId, atMs }) => [nodeId, elapsedText(atMs)]))));
    const now = path[place]?.nodeId;
    if (isFollowed && last.current !== place && now !== undefined && ids.includes(now)) dispatch(nodesRevealed([now]));
    last.current = place;
  }, [dispatch, nodes, path, place, isFollowed]);

  useEffect(
    () => () => {
      dispatch(nodesMarked({}));
      dispatch(viewSlice.actions.timesShown({}));
    },
    [dispatch],
  );
}
