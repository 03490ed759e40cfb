import { tokenRotated, useAppDispatch } from '@fanfare/shared/store';
import { sessionsChanged } from './twoFactor.api.ts';

/** Stores the token of a response that ended every other session, then refetches the sessions. */
export function useNewToken() {
  const dispatch = useAppDispatch();
  return (token: string) => {
    dispatch(tokenRotated({ token }));
    dispatch(sessionsChanged());
  };
}
