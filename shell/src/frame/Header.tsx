import { routes } from '@fanfare/shared/contracts';
import { useSlots } from '@fanfare/shared/host';
import { Link } from '@fanfare/shared/router';
import { selectWorkspace, selectWorkspaces, useAppSelector } from '@fanfare/shared/store';
import { color, depth, font, lazyPart, media, radius, space, Wordmark } from '@fanfare/shared/ui';
import { Fragment, type Ref } from 'react';
import styled from 'styled-components';
import { copy } from '../messages/copy.ts';
import { usePhone } from './phone/usePhone.ts';
import { Rail } from './rail/Rail.tsx';
import { SearchButton } from './SearchButton.tsx';
import { LivenessIndicator, UserMenuButton } from './user-menu/UserMenu.tsx';
import { WINDOW_ID } from './windowId.ts';
import { AccountSwitcher } from './workspaces/AccountSwitcher.tsx';

const { Part: PhoneButton } = lazyPart(() => import('./phone/lazyPhone.ts').then((parts) => parts.PhoneButton));

interface HeaderProps {
  isFolded: boolean;
  isWindow: boolean;
  isCovered: boolean;
  /** Pages fill these with `HeaderContent`. */
  statusRef: Ref<HTMLDivElement>;
  actionsRef: Ref<HTMLDivElement>;
}

export function Header({ isFolded, isWindow, isCovered, statusRef, actionsRef }: HeaderProps) {
  const filled = useSlots('shell.header');
  const isOneOfMany = useAppSelector(selectWorkspaces).length > 1;
  const workspace = useAppSelector(selectWorkspace);
  const phone = usePhone();
  return (
    <Bar inert={isCovered}>
      <SkipLink href={isWindow ? `#${WINDOW_ID}` : '#content'}>{copy.header.skipToContent}</SkipLink>
      <Brand to={routes.dashboard}>
        <Wordmark />
      </Brand>
      <Place>
        {isOneOfMany && workspace ? <span title={workspace.name}>{workspace.name}</span> : null}
        <AccountSwitcher />
      </Place>
      <SearchButton />
      <OfPage>
        <Status ref={statusRef} />
        <Actions ref={actionsRef} />
      </OfPage>
      {phone.origin ? <Phone>{phone.account ? <PhoneButton isPhoneOpen={phone.isOpen} /> : null}</Phone> : null}
      <Live>
        <LivenessIndicator />
      </Live>
      {filled.map(({ id, element }) => (
        <Fragment key={id}>{element}</Fragment>
      ))}
      <UserMenuButton />
      <Rail isFolded={isFolded} />
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${depth.sticky};
  display: flex;
  align-items: center;
  gap: ${space.x1};
  height: 56px;
  padding-inline-end: ${space.x2};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  > * { flex: none; }
  ${media.narrow} {
    position: static;
    flex-wrap: wrap;
    gap: 0 ${space.half};
    height: auto;
    min-height: 56px;
    padding-inline: ${space.half};
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

const Brand = styled(Link)`
  display: flex;
  align-items: center;
  width: 208px;
  height: 40px;
  padding-inline-start: 21px;
  margin-inline-end: ${space.x1};
  border-radius: ${radius.small};
  color: ${color.text};
  text-decoration: none;
  &:focus-visible { outline-offset: -2px; }
  @media (max-width: 1099px) {
    justify-content: center;
    width: 64px;
    padding: 0;
    span > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
  ${media.narrow} { width: 40px; height: 55px; margin: 0; }
`;

const Place = styled.div`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: ${space.x1half};
  min-width: 0;
  &:not(:empty) { padding-inline: ${space.x1}; }
  > span {
    overflow: hidden;
    max-width: 140px;
    color: ${color.textMuted};
    font-size: ${font.size.small};
    text-overflow: ellipsis;
    white-space: nowrap;
    @media (max-width: 1279px) { display: none; }
  }
  ${media.narrow} {
    flex: 1 1 0;
    && { padding: 0; }
  }
`;

const OfPage = styled.div`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  justify-content: end;
  gap: ${space.x1};
  min-width: 0;
  container: page-tools / inline-size;
  ${media.narrow} {
    order: 1;
    flex: 0 0 100%;
    justify-content: start;
    gap: ${space.half};
    padding: 0 ${space.half} ${space.x1};
    &:not(:has(> :not(:empty))) { display: none; }
  }
`;

const Status = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-width: 0;
  > * { flex: none; }
  > :first-child { flex: 0 1 auto; min-width: 0; }
  &:empty { display: none; }
  ${media.narrow} { flex: 1; gap: ${space.half}; > :first-child { flex: 1 1 auto; } }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  &:empty { display: none; }
`;

const Phone = styled.div`
  display: flex;
  justify-content: end;
  min-width: 40px;
  @media (min-width: 1280px) { min-width: 96px; }
`;

const Live = styled.div`
  display: flex;
  justify-content: end;
  min-width: 72px;
  ${media.narrow} { justify-content: center; min-width: 60px; }
`;
