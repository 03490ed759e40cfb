import { failureNotice } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { useSearchParams } from '@fanfare/shared/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { copy } from '../../copy.ts';
import { useTakeOverMutation } from './connectInstagram.api.ts';

const text = copy.takeover;

/** Asks before an account of another workspace moves to this one. */
export function useTakeover(confirmation: string | null) {
  const [parameters] = useSearchParams();
  const username = parameters.get('takeover');
  const requested = useRef<string | null>(null);
  const { confirm, toast } = useHost();
  const [takeOver, { isLoading, error }] = useTakeOverMutation();

  const ask = useEffectEvent(async (account: string, token: string) => {
    requested.current = token;
    const { confirm: confirmLabel, cancel: cancelLabel } = text;
    const question = { title: text.title(account), text: text.text(account), confirmLabel, cancelLabel };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    const { data } = await takeOver({ confirmation: token });
    if (data) toast({ kind: 'success', title: text.done(data.username) });
  });

  useEffect(() => {
    if (username !== null && confirmation !== null && requested.current !== confirmation) void ask(username, confirmation);
  }, [username, confirmation]);

  return { isMoving: isLoading, failure: error ? failureNotice(error, text.failed) : null };
}
