import { routes } from '@fanfare/shared/contracts';
import { Navigate, useLocation, useNavigate, useSearchParams } from '@fanfare/shared/router';
import { FormPage } from '@fanfare/shared/ui';
import { BrandRow } from '../features/frame/BrandRow.tsx';
import { CallbackResult } from '../features/oauth-callback/CallbackResult.tsx';
import { readCallback, readRefusal } from '../features/oauth-callback/readCallback.ts';

export function OAuthCallbackScreen() {
  const [parameters] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const hint = readCallback(parameters);
  if (!hint) return <Navigate to={routes.dashboard} replace state={{ error: readRefusal(parameters) }} />;
  return (
    <FormPage>
      <BrandRow />
      <CallbackResult hint={hint} onContinue={() => navigate(`${routes.dashboard}${search}`, { replace: true })} />
    </FormPage>
  );
}
