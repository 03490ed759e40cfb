import { errorText } from '@fanfare/shared/api';
import { routes } from '@fanfare/shared/contracts';
import { useLocation, useNavigate } from '@fanfare/shared/router';
import { useEffect, useEffectEvent } from 'react';
import { copy } from '../../copy.ts';
import { useEnter } from '../../state/invitation/useEnter.ts';
import { useCompleteSingleSignOnMutation } from './singleSignOn.api.ts';

export function useSingleSignOnReturn(onTwoFactorChallenge: (challenge: string) => void) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const enter = useEnter();
  const [complete, { isLoading, error }] = useCompleteSingleSignOnMutation();
  const callback = new URLSearchParams(hash.slice(1)).get('sso') || null;

  const finish = useEffectEvent(async (received: string) => {
    const completed = complete({ callback: received });
    navigate(routes.login, { replace: true });
    const { data } = await completed;
    if (!data) return;
    if ('challenge' in data) return onTwoFactorChallenge(data.challenge);
    enter({ token: data.token, user: data.user });
  });

  useEffect(() => {
    if (callback !== null) void finish(callback);
  }, [callback]);

  return {
    isCompleting: callback !== null || isLoading,
    failure: error ? errorText(error, copy.singleSignOn.errors) : null,
  };
}
