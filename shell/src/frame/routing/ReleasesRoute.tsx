import { routes } from '@fanfare/shared/contracts';
import { useNavigate } from '@fanfare/shared/router';
import { lazyPart } from '@fanfare/shared/ui';
import { copy } from '../../messages/copy.ts';
import { LoadingFrame } from '../LoadingFrame.tsx';
import { Guard } from './Guard.tsx';

const { Part: ReleasesPage } = lazyPart<{ navigate: ReturnType<typeof useNavigate> }>(
  () => import('../../releases-page/ReleasesPage.tsx').then((module) => module.ReleasesPage),
  { Meanwhile: () => <LoadingFrame label={copy.loading} />, onMissing: ({ navigate }) => navigate(routes.root) },
);

export function ReleasesRoute() {
  const navigate = useNavigate();
  return (
    <Guard access="signed-in">
      <ReleasesPage navigate={navigate} />
    </Guard>
  );
}
