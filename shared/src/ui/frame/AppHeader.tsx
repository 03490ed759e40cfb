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
 * Older builds, from before the shell rendered the header, use it. Only the page's own content appears.
 *
 * @deprecated Use `HeaderContent` if the page adds something to the header.
 */
export function AppHeader({ status, children }: AppHeaderProps) {
  return <HeaderContent status={status} actions={children} />;
}
