import type { RemoteRoute } from '@fanfare/shared/contracts';
import { VisuallyHidden } from '@fanfare/shared/ui';
import { FormOutline } from './outlines/FormOutline.tsx';
import { PageOutline } from './outlines/PageOutline.tsx';
import { WindowOutline } from './outlines/WindowOutline.tsx';

interface LoadingFrameProps {
  label: string;
  /** What is on its way; any screen when left out. */
  route?: Pick<RemoteRoute, 'path' | 'access' | 'outline'>;
}

/** The screen to come, in outline: what every screen of its kind has is there already, so that nothing moves when the rest arrives. */
export function LoadingFrame({ label, route }: LoadingFrameProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {outlineOf(route)}
    </div>
  );
}

function outlineOf(route: LoadingFrameProps['route']) {
  if (route && route.access !== 'signed-in') return <FormOutline isSplit={route.access === 'signed-out'} />;
  return route?.outline === 'window' ? <WindowOutline /> : <PageOutline path={route?.path} />;
}
