import { type BuilderRootState, useBuilderSelector } from '../useBuilderSelector.ts';
import { useWaitingAtNodesQuery } from './waiting.api.ts';

const LOOK_EVERY_MS = 60_000;

/** People wait in what was published, and in nothing else. */
const selectWatched = ({ flowBuilder: { openFlow } }: BuilderRootState) =>
  openFlow && openFlow.publishedVersion !== null ? openFlow.id : null;

/** Keeps how many people wait at each node of the open flow, so that a removal knows at once whether to ask. */
export function useWatchWaiting(): void {
  const id = useBuilderSelector(selectWatched);
  useWaitingAtNodesQuery(id ?? '', { skip: id === null, pollingInterval: LOOK_EVERY_MS, skipPollingIfUnfocused: true });
}
