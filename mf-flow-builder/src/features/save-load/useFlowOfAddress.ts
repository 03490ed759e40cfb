import type { newFlowState } from '@fanfare/shared/contracts';
import { useLocation, useNavigate } from '@fanfare/shared/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector, useBuilderStore } from '../../state/useBuilderSelector.ts';
import { useNewFlow } from './useNewFlow.ts';

const { selectNodes, selectOpenFlow } = flowBuilderSlice.selectors;

/** The flow that the query of an address names. */
export function flowIn(search: string): string | null {
  return new URLSearchParams(search).get('flow') || null;
}

/**
 * The address names the open flow, `?flow=Prices`, so that a reload and a link lead back to it. Another name in it opens that flow as Load
 * Flow does; where that came to nothing, it names again what is open. A name that was not found stays until something is drawn.
 * A link that asks for a new flow gets one, once: a reload and Back lead to what was drawn since.
 */
export function useFlowOfAddress(load: (name: string) => Promise<void>): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const store = useBuilderStore();
  const beginFlow = useNewFlow();
  const wanted = flowIn(search);
  const isNewWanted = asksForNewFlow(state);
  const openName = useBuilderSelector(selectOpenFlow)?.name;
  const isEmpty = useBuilderSelector(selectNodes).length === 0;
  /** What the address asked for last, once that is open or could not be opened. */
  const [answered, setAnswered] = useState<{ wanted: string | null; wasOpened: boolean } | null>(null);
  const name = openName ?? (isEmpty && !answered?.wasOpened ? wanted : null);

  const open = useEffectEvent((asked: string | null, onEnd: (wasOpened: boolean) => void) => {
    const end = () => onEnd(selectOpenFlow(store.getState())?.name === asked);
    if (isNewWanted) void beginFlow().then(end);
    else if (asked === null || openName === asked) end();
    else void load(asked).then(end);
  });
  useEffect(() => {
    let isAsked = true;
    open(wanted, (wasOpened) => isAsked && setAnswered({ wanted, wasOpened }));
    return () => {
      isAsked = false;
    };
  }, [wanted, isNewWanted]);

  const show = useEffectEvent((shown: string | null) => {
    const query = new URLSearchParams(search);
    if (shown === null) query.delete('flow');
    else query.set('flow', shown);
    navigate({ search: query.toString() }, { replace: true, state: isNewWanted ? null : state });
  });
  useEffect(() => {
    if (answered?.wanted === wanted && (name !== wanted || isNewWanted)) show(name);
  }, [answered, wanted, name, isNewWanted]);
}

function asksForNewFlow(state: unknown): state is typeof newFlowState {
  return typeof state === 'object' && state !== null && 'isNewFlow' in state;
}
