import { tokenRotated, useAppDispatch } from '@fanfare/shared/store';
import { sessionsChanged } from './twoFactor.api.ts';

/** Goes on with the token of an answer that ended every other session, and only then looks at what is left of them. */
export function useNewToken() {
  const dispatch = useAppDispatch();
  return (token: string) => {
    dispatch(tokenRotated({ token }));
    dispatch(sessionsChanged());
  };
}
