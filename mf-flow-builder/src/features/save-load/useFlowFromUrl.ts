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
  const wanted = flowNameFromUrl(search);
  const isNewFlowRequested = isNewFlowLink(state);
  const openName = useBuilderSelector(selectOpenFlow)?.name;
  const isEmpty = useBuilderSelector(selectNodes).length === 0;
  const [answered, setAnswered] = useState<{ wanted: string | null; wasOpened: boolean } | null>(null);
  const name = openName ?? (isEmpty && !answered?.wasOpened ? wanted : null);

  const open = useEffectEvent((asked: string | null, onEnd: (wasOpened: boolean) => void) => {
    const end = () => onEnd(selectOpenFlow(store.getState())?.name === asked);
    if (isNewFlowRequested) void beginFlow().then(end);
    else if (asked === null || openName === asked) end();
    else void load(asked).then(end);
  });
  useEffect(() => {
    let isAsked = true;
    open(wanted, (wasOpened) => isAsked && setAnswered({ wanted, wasOpened }));
    return () => {
      isAsked = false;
    };
  }, [wanted, isNewFlowRequested]);

  const show = useEffectEvent((shown: string | null) => {
    const query = new URLSearchParams(search);
    if (shown === null) query.delete('flow');
    else query.set('flow', shown);
    navigate({ search: query.toString() }, { replace: true, state: isNewFlowRequested ? null : state });
  });
  useEffect(() => {
    if (answered?.wanted === wanted && (name !== wanted || isNewFlowRequested)) show(name);
  }, [answered, wanted, name, isNewFlowRequested]);
}

function isNewFlowLink(state: unknown): state is typeof newFlowState {
  return typeof state === 'object' && state !== null && 'isNewFlow' in state;
}
