import { type RemoteRoute, routes } from '@fanfare/shared/contracts';
import { HeaderContent, VisuallyHidden } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { outlineOf } from './outlineOf.ts';
import { FormOutline } from './outlines/FormOutline.tsx';
import { PageOutline } from './outlines/PageOutline.tsx';
import { WindowOutline } from './outlines/WindowOutline.tsx';

interface LoadingFrameProps {
  label: string;
  route?: Pick<RemoteRoute, 'path' | 'access' | 'title' | 'outline'>;
}

const withHeaderRow: readonly string[] = [routes.dashboard, routes.connectInstagram];

/** Has the size of the page, to avoid layout shift. */
export function LoadingFrame({ label, route }: LoadingFrameProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {route && withHeaderRow.includes(route.path) ? <HeaderContent status={<Row />} /> : null}
      {skeletonOf(route, <VisuallyHidden as="h1">{route?.title ?? label}</VisuallyHidden>)}
    </div>
  );
}

function skeletonOf(route: LoadingFrameProps['route'], heading: ReactNode) {
  const outline = route ? outlineOf(route) : 'page';
  if (outline === 'form') return <FormOutline heading={heading} isSplit={route?.access === 'signed-out'} />;
  return outline === 'window' ? <WindowOutline heading={heading} /> : <PageOutline heading={heading} />;
}

const Row = styled.span`
  height: 32px;
`;
