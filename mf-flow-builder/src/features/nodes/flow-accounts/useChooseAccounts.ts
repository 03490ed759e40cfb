import { useRef, useState } from 'react';
import { useChooseFlowAccountsMutation } from './flowAccounts.api.ts';

type Choice = { accountIds: string[] | null };

/** Saves one choice at a time, so that the last one wins. */
export function useChooseAccounts(id: string) {
  const [save, { error, isLoading, isSuccess }] = useChooseFlowAccountsMutation();
  const [picked, setPicked] = useState<Choice | null>(null);
  const pending = useRef<Choice | null>(null);
  const isSaving = useRef(false);

  const choose = async (accountIds: string[] | null) => {
    setPicked({ accountIds });
    pending.current = accountIds?.length === 0 ? null : { accountIds };
    if (isSaving.current) return;
    isSaving.current = true;
    while (pending.current) {
      const next = pending.current;
      pending.current = null;
      const { error: refusal } = await save({ id, ...next });
      if (refusal) pending.current = null;
      if (!pending.current) setPicked((latest) => (refusal || latest?.accountIds === next.accountIds ? null : latest));
    }
    isSaving.current = false;
  };

  return { picked, choose, error, isSaving: isLoading, isSaved: isSuccess && !picked };
}
