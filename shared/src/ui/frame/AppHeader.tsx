import type { ComponentType, ReactNode } from 'react';
import { HeaderContent } from './HeaderContent.tsx';

interface AppHeaderLinkProps {
  to: string;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
}

interface AppHeaderProps {
  link: ComponentType<AppHeaderLinkProps>;
  current: string | undefined;
  status?: ReactNode;
  children?: ReactNode;
}

/**
 * Builds from before the shell had the header use it. Of what they render only the page's own part appears.
 *
 * @deprecated use `HeaderContent`, if the page adds something to the header
 */
export function AppHeader({ status, children }: AppHeaderProps) {
  return <HeaderContent status={status} actions={children} />;
}
