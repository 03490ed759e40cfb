import { routes } from '@fanfare/shared/contracts';
import { useNavigate } from '@fanfare/shared/router';
import { lazyPart } from '@fanfare/shared/ui';
import { copy } from '../copy.ts';
import { LoadingFrame } from '../frame/LoadingFrame.tsx';
import { Guard } from '../routing/Guard.tsx';

const { Part: ReleasesPage } = lazyPart<{ navigate: ReturnType<typeof useNavigate> }>(
  () => import('./ReleasesPage.tsx').then((module) => module.ReleasesPage),
  { Meanwhile: () => <LoadingFrame label={copy.loading} />, onMissing: ({ navigate }) => navigate(routes.root) },
);

/** The page about releases, whose code comes with nothing else. */
export function ReleasesRoute() {
  const navigate = useNavigate();
  return (
    <Guard access="signed-in">
      <ReleasesPage navigate={navigate} />
    </Guard>
  );
}
