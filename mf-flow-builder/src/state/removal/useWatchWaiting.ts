import { type BuilderRootState, useBuilderSelector } from '../useBuilderSelector.ts';
import { useWaitingAtNodesQuery } from './waiting.api.ts';

const LOOK_EVERY_MS = 60_000;

/** Contacts wait only in published flows. */
const selectWatched = ({ flowBuilder: { openFlow } }: BuilderRootState) =>
  openFlow && openFlow.publishedVersion !== null ? openFlow.id : null;

export function useWatchWaiting(): void {
  const id = useBuilderSelector(selectWatched);
  useWaitingAtNodesQuery(id ?? '', { skip: id === null, pollingInterval: LOOK_EVERY_MS, skipPollingIfUnfocused: true });
}
