import type { newFlowState } from '@fanfare/shared/contracts';
import { useLocation, useNavigate } from '@fanfare/shared/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector, useBuilderStore } from '../../state/useBuilderSelector.ts';
import { useNewFlow } from './useNewFlow.ts';

const { selectNodes, selectOpenFlow } = flowBuilderSlice.selectors;

export function flowNameFromUrl(search: string): string | null {
  return new URLSearchParams(search).get('flow') || null;
}

/**
 * Syncs `?flow=Prices` with the open flow. A changed name opens that flow; if that fails, the URL is reset. A
 * link to a new flow works once: a reload and Back return to the draft.
 */
export function useFlowFromUrl(load: (name: string) => Promise<void>): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const store = useBuilderStore();
  const beginFlow = useNewFlow();
  const requested = flowNameFromUrl(search);
  const isNewFlowRequested = isNewFlowLink(state);
  const openName = useBuilderSelector(selectOpenFlow)?.name;
  const isEmpty = useBuilderSelector(selectNodes).length === 0;
  const [answered, setAnswered] = useState<{ requested: string | null; wasOpened: boolean } | null>(null);
  const name = openName ?? (isEmpty && !answered?.wasOpened ? requested : null);

  const open = useEffectEvent((target: string | null, onEnd: (wasOpened: boolean) => void) => {
    const end = () => onEnd(selectOpenFlow(store.getState())?.name === target);
    if (isNewFlowRequested) void beginFlow().then(end);
    else if (target === null || openName === target) end();
    else void load(target).then(end);
  });
  useEffect(() => {
    let isCurrent = true;
    open(requested, (wasOpened) => isCurrent && setAnswered({ requested, wasOpened }));
    return () => {
      isCurrent = false;
    };
  }, [requested, isNewFlowRequested]);

  const show = useEffectEvent((shown: string | null) => {
    const query = new URLSearchParams(search);
    if (shown === null) query.delete('flow');
    else query.set('flow', shown);
    navigate({ search: query.toString() }, { replace: true, state: isNewFlowRequested ? null : state });
  });
  useEffect(() => {
    if (answered?.requested === requested && (name !== requested || isNewFlowRequested)) show(name);
  }, [answered, requested, name, isNewFlowRequested]);
}

function isNewFlowLink(state: unknown): state is typeof newFlowState {
  return typeof state === 'object' && state !== null && 'isNewFlow' in state;
}
