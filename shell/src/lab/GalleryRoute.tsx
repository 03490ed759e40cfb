import { routes } from '@fanfare/shared/contracts';
import { useNavigate } from '@fanfare/shared/router';
import { lazyPart } from '@fanfare/shared/ui';
import { copy } from '../copy.ts';
import { LoadingFrame } from '../frame/LoadingFrame.tsx';

const { Part: UiGallery } = lazyPart<{ navigate: ReturnType<typeof useNavigate> }>(
  () => import('./UiGallery.tsx').then((module) => module.UiGallery),
  { Meanwhile: () => <LoadingFrame label={copy.loading} />, onMissing: ({ navigate }) => navigate(routes.root) },
);

/** The gallery, whose code comes with nothing else; where it does not come, the start page. */
export function GalleryRoute() {
  return <UiGallery navigate={useNavigate()} />;
}
