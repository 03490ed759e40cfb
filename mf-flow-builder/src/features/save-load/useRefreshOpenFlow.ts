import type { BotFlow, WebhookEvent } from '@fanfare/shared/contracts';
import { useAppDispatch, useAppStore } from '@fanfare/shared/store';
import { useEffect, useEffectEvent } from 'react';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderStore } from '../../state/useBuilderSelector.ts';
import { useLoadFlowByNameMutation } from './saveLoad.api.ts';

const { selectHasUnsavedChanges } = flowBuilderSlice.selectors;
const { graphReplaced, publicationChanged } = flowBuilderSlice.actions;

/**
 * Loads changes from elsewhere, such as the trigger on the Automation screen, when the builder opens or its
 * tab becomes visible, and the decisions on its approval at once. Unsaved changes are not replaced; the next save reports the conflict.
 */
export function useRefreshOpenFlow(): void {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const feed = useAppStore();
  const [loadFlow] = useLoadFlowByNameMutation();
  const refresh = useEffectEvent(async () => {
    const before = store.getState().flowBuilder.openFlow;
    if (!before) return;
    const { data: answer } = await loadFlow(before.id);
    const { openFlow, task } = store.getState().flowBuilder;
    if (!answer || task !== null || openFlow !== before) return;
    const { nodes, edges, ...flow } = answer.data;
    if (flow.revision === before.revision) {
      const isChanged =
        flow.publishedVersion !== before.publishedVersion || flow.isActive !== before.isActive || !isSame(flow, before);
      if (isChanged) dispatch(publicationChanged({ flow, issues: [] }));
    } else if (!selectHasUnsavedChanges(store.getState())) dispatch(graphReplaced({ nodes, edges, flow }));
  });
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    void refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  const onEvents = useEffectEvent((events: readonly WebhookEvent[]) => {
    const { openFlow } = store.getState().flowBuilder;
    if (openFlow && events.some((event) => isAboutApproval(event, openFlow.id) || isOnNextPost(event, openFlow))) void refresh();
  });
  useEffect(() => {
    let seen = feed.getState().notifications.lastReceived;
    return feed.subscribe(() => {
      const { lastReceived } = feed.getState().notifications;
      if (lastReceived === seen) return;
      seen = lastReceived;
      onEvents(lastReceived);
    });
  }, [feed]);
}

function isAboutApproval({ payload }: WebhookEvent, flowId: string): boolean {
  return isRecord(payload) && isRecord(payload.approval) && payload.approval.flowId === flowId;
}

/** A comment can be the first sign of the next post. */
function isOnNextPost({ eventType }: WebhookEvent, { nextPost }: BotFlow): boolean {
  return eventType === 'comments' && (nextPost?.waitingAccountIds.length ?? 0) > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isSame(one: BotFlow, other: BotFlow): boolean {
  const isSamePost = JSON.stringify(one.nextPost) === JSON.stringify(other.nextPost);
  return isSamePost && one.approval?.id === other.approval?.id && one.approval?.state === other.approval?.state;
}
