import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { routes } from '../../contracts/index.ts';
import { copy } from '../copy.ts';
import { color, depth, font, media, radius, space } from '../theme/tokens.ts';
import { Wordmark } from './Wordmark.tsx';

interface AppHeaderLinkProps {
  to: string;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
}

interface AppHeaderProps {
  /** The router's link. */
  link: ComponentType<AppHeaderLinkProps>;
  /** Path of the current screen. */
  current: string | undefined;
  /** Next to the actions on wide screens, on its own line on narrow ones. */
  status?: ReactNode;
  /** Bell, user menu: at the end. */
  children?: ReactNode;
}

const places = [
  { to: routes.dashboard, name: copy.places.dashboard },
  { to: routes.flowBuilder, name: copy.places.flowBuilder },
  { to: routes.automation, name: copy.places.automation },
  { to: routes.webhookManagement, name: copy.places.webhooks },
  { to: routes.analytics, name: copy.places.analytics },
] as const;

/** Header of signed-in screens: product name, navigation, and content of the screen. */
export function AppHeader({ link: Link, current, status, children }: AppHeaderProps) {
  return (
    <Bar>
      <SkipLink href="#content">{copy.skipToContent}</SkipLink>
      <Brand>
        <Link to={routes.dashboard}>
          <Wordmark />
        </Link>
      </Brand>
      <Places aria-label={copy.main}>
        <ul>
          {places.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} aria-current={to === current ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Places>
      {status ? <Status>{status}</Status> : null}
      <Actions>{children}</Actions>
    </Bar>
  );
}

const Bar = styled.header`
  position: relative;
  z-index: ${depth.sticky};
  display: grid;
  grid-template-columns: auto 1fr auto auto;
  align-items: center;
  gap: ${space.x1} ${space.x2};
  min-height: 64px;
  padding: ${space.x1} ${space.x3};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  @media (max-width: 1359px) {
    grid-template-columns: 1fr auto;
    padding: ${space.x1half} ${space.x2};
  }
`;

const SkipLink = styled.a`
  position: absolute;
  inset-inline-start: ${space.x2};
  top: -100px;
  padding: ${space.x1} ${space.x2};
  border-radius: ${radius.small};
  background: ${color.surface};
  &:focus { top: ${space.x1}; z-index: 1; }
`;

const Brand = styled.div`
  a { display: inline-flex; border-radius: ${radius.small}; color: ${color.text}; text-decoration: none; }
`;

const Places = styled.nav`
  min-width: 0;
  ul { display: flex; gap: ${space.half}; overflow-x: auto; padding: 3px; margin: -3px; }
  a {
    display: block;
    padding: 6px ${space.x1half};
    border-radius: ${radius.small};
    color: ${color.textMuted};
    font-weight: ${font.weight.medium};
    text-decoration: none;
    white-space: nowrap;
    &:hover { background: ${color.sunken}; color: ${color.text}; }
    &[aria-current='page'] { background: ${color.accentSoft}; color: ${color.accent}; }
  }
  @media (max-width: 1599px) {
    ul { gap: 0; }
    a { padding: 6px ${space.x1}; }
  }
  @media (max-width: 1359px) { order: 3; grid-column: 1 / -1; }
  ${media.narrow} {
    ul { gap: 0; justify-content: space-between; margin: -3px -${space.x1}; }
    a { padding: 6px 2px; font-size: 0.75rem; }
  }
`;

const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
  min-width: 0;
  @media (max-width: 1359px) { order: 4; grid-column: 1 / -1; }
  ${media.narrow} {
    > span { max-width: calc(100% - 40px); white-space: normal; }
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.x1};
  min-width: 0;
`;
