import { useHost } from '@fanfare/shared/host';
import { oneOf, useQueryState } from '@fanfare/shared/router';
import { copy } from '../../copy/frame.ts';

export function viewParams<const Id extends string>(ids: readonly Id[], first: NoInfer<Id>) {
  return { view: oneOf(ids, first) };
}

/** Unknown values are ignored and reported. */
export function useView<const Id extends string>(params: ReturnType<typeof viewParams<Id>>) {
  const { toast } = useHost();
  const { values, set } = useQueryState(params, {
    onUnknown: (_, text) => toast({ kind: 'info', title: copy.unknownView(text) }),
  });
  return { view: values.view, setView: (view: Id) => set({ view }) };
}
