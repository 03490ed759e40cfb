import { routes } from '@fanfare/shared/contracts';
import { useSlots } from '@fanfare/shared/host';
import { Link, useLocation } from '@fanfare/shared/router';
import { selectWorkspace, selectWorkspaces, useAppSelector } from '@fanfare/shared/store';
import { color, depth, font, media, radius, space, Wordmark } from '@fanfare/shared/ui';
import { Fragment, type Ref, useContext } from 'react';
import styled from 'styled-components';
import { useIsMarkedAdmin } from '../federation/follow/adminMark.ts';
import { copy } from '../messages/copy.ts';
import { NavigationContext } from './navigation.ts';
import { UserMenu } from './user-menu/UserMenu.tsx';
import { AccountSwitcher } from './workspaces/AccountSwitcher.tsx';

const text = copy.header;

interface HeaderProps {
  /** Pages fill these with `HeaderContent`. */
  statusRef: Ref<HTMLDivElement>;
  actionsRef: Ref<HTMLDivElement>;
}

export function Header({ statusRef, actionsRef }: HeaderProps) {
  const { pathname } = useLocation();
  const isAdmin = useIsMarkedAdmin();
  const entries = useContext(NavigationContext).filter(({ audience }) => !audience || isAdmin);
  const filled = useSlots('shell.header');
  const isOneOfMany = useAppSelector(selectWorkspaces).length > 1;
  const workspace = useAppSelector(selectWorkspace);
  return (
    <Bar>
      <SkipLink href="#content">{text.skipToContent}</SkipLink>
      <Brand>
        <Link to={routes.dashboard}>
          <Wordmark />
        </Link>
        {isOneOfMany && workspace ? <span title={workspace.name}>{workspace.name}</span> : null}
        <AccountSwitcher />
      </Brand>
      <Places aria-label={text.main}>
        <ul>
          {entries.map(({ path, title }) => (
            <li key={path}>
              <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Places>
      <Status ref={statusRef} />
      <Actions>
        {filled.map(({ id, element }) => (
          <Fragment key={id}>{element}</Fragment>
        ))}
        <UserMenu />
        <PageActions ref={actionsRef} />
      </Actions>
    </Bar>
  );
}

const Bar = styled.header`
  position: relative;
  z-index: ${depth.sticky};
  display: grid;
  grid-template-columns: max-content minmax(max-content, 1fr) minmax(0, auto) max-content;
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
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  min-width: 0;
  > span {
    overflow: hidden;
    max-width: 140px;
    color: ${color.textMuted};
    font-size: ${font.size.small};
    text-overflow: ellipsis;
    white-space: nowrap;
    ${media.narrow} { display: none; }
  }
  a { display: inline-flex; border-radius: ${radius.small}; color: ${color.text}; text-decoration: none; }
  ${media.narrow} {
    display: contents;
    > select { order: 2; grid-column: 1 / -1; width: 100%; max-width: none; }
  }
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
  &:empty { display: none; }
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-width: 0;
  > :first-child { min-width: 0; }
  @media (max-width: 1359px) { flex-wrap: wrap; order: 4; grid-column: 1 / -1; }
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

const PageActions = styled.div`
  display: contents;
`;
