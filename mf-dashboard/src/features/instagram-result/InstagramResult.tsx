import { useInstagramStatusQuery } from '@fanfare/shared/api';
import { SUCCESS_BANNER_MS } from '@fanfare/shared/contracts';
import { useLocation, useNavigate, useSearchParams } from '@fanfare/shared/router';
import { Banner } from '@fanfare/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { frame as copy } from '../../copy/frame.ts';
import { readError } from './readError.ts';

/** Parameters that the authorisation adds to the URL (specification, section 2). */
const OWN_PARAMETERS = ['instagram', 'username', 'userId', 'permissions'];

export function InstagramResult() {
  const [parameters] = useSearchParams();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { data: status } = useInstagramStatusQuery();
  const claimed = parameters.get('instagram') === 'success' ? parameters.get('username') : null;
  // Anyone can write a link with these parameters, so the server must confirm them.
  const isConfirmed = claimed !== null && status?.connected === true && status.username === claimed;
  const error = readError(state);

  const forgetResult = useEffectEvent(() => {
    // Other parameters belong to other features.
    const rest = new URLSearchParams(search);
    for (const name of OWN_PARAMETERS) rest.delete(name);
    navigate({ pathname, search: rest.toString() }, { replace: true, state });
  });
  useEffect(() => {
    if (!isConfirmed) return;
    const timer = setTimeout(() => forgetResult(), SUCCESS_BANNER_MS);
    return () => clearTimeout(timer);
  }, [isConfirmed]);

  return (
    <>
      {error ? (
        <Banner
          tone="danger"
          dismissLabel={copy.result.dismiss}
          onDismiss={() => navigate(`${pathname}${search}`, { replace: true })}
        >
          {error}
        </Banner>
      ) : null}
      {isConfirmed ? <Banner tone="success">{copy.result.success(claimed)}</Banner> : null}
    </>
  );
}
