import { useLocation, useNavigate } from '@fanfare/shared/router';
import { useEffect, useEffectEvent } from 'react';
import { flowBuilderSlice } from '../../state/flowBuilder.slice.ts';
import { useBuilderStore } from '../../state/useBuilderSelector.ts';

/** Opens the flow that a link names, `?flow=Prices`: by its name, as Load Flow does. The canvas as it stands when it is that flow already. */
export function useFlowOfAddress(load: (name: string) => Promise<void>): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const store = useBuilderStore();
  const name = new URLSearchParams(search).get('flow');

  const open = useEffectEvent((wanted: string) => {
    // Taken once: what is loaded or drawn from now on is another matter.
    const rest = new URLSearchParams(search);
    rest.delete('flow');
    navigate({ pathname, search: rest.toString() }, { replace: true });
    if (flowBuilderSlice.selectors.selectOpenFlow(store.getState())?.name !== wanted) void load(wanted);
  });
  useEffect(() => {
    if (name) open(name);
  }, [name]);
}
