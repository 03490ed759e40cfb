import { ArrowUpRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { StatusView } from '../state/views.ts';
import { useLive } from './api/LiveProvider.tsx';
import { useLiveValue } from './api/useLiveValue.ts';
import { HeaderClock } from './clock/HeaderClock.tsx';
import { type ButtonLook, buttonStyle } from './ui/Button.ts';
import { useScrollIntoView } from './ui/frame/useScrollIntoView.ts';

const links = [
  { path: '/', text: 'Overview' },
  { path: '/phone', text: 'Phone' },
  { path: '/feed', text: 'Feed' },
  { path: '/owner', text: 'Owner' },
  { path: '/deliveries', text: 'Deliveries' },
  { path: '/calls', text: 'Calls' },
  { path: '/mailbox', text: 'Mailbox' },
  { path: '/faults', text: 'Faults' },
  { path: '/scenarios', text: 'Scenarios' },
];

export function SiteHeader({ path }: { path: string }) {
  const { isConnected } = useLive();
  const appUrl = useLiveValue<StatusView>('/status', [])?.appUrl;
  const nav = useScrollIntoView<HTMLElement>(path);
  return (
    <Bar>
      <Brand href="/">
        <span aria-hidden="true" />
        <b>Instagram sandbox</b>
      </Brand>
      <nav ref={nav} aria-label="Sandbox">
        {links.map((link) => (
          <NavLink key={link.path} href={link.path} aria-current={link.path === path ? 'page' : undefined}>
            {link.text}
          </NavLink>
        ))}
      </nav>
      <HeaderClock />
      {appUrl ? (
        <AppLink href={appUrl}>
          <span>Open in Fanfare</span>
          <ArrowUpRight size={16} aria-hidden="true" />
        </AppLink>
      ) : null}
      <Lost role="status">{isConnected ? '' : 'The sandbox is not running. Trying again …'}</Lost>
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px clamp(4px, 1.6vw, 20px);
  padding: 8px clamp(12px, 3vw, 32px);
  background: var(--card);
  border-bottom: 1px solid var(--line);
  nav {
    display: flex;
    gap: 2px;
    min-width: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }
  @media (max-width: 1000px) {
    nav {
      order: 3;
      flex-basis: 100%;
      margin: 0 -8px;
      padding: 3px;
    }
  }
`;

const Brand = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  color: var(--ink);
  text-decoration: none;
  white-space: nowrap;
  @media (max-width: 480px) {
    font-size: 15px;
  }
  span {
    width: 20px;
    height: 20px;
    border-radius: 7px;
    background: var(--brand);
  }
`;

const NavLink = styled.a`
  display: grid;
  flex: none;
  place-items: center;
  min-height: 40px;
  padding: 0 12px;
  border-radius: var(--round);
  color: var(--soft);
  font-size: 15px;
  font-weight: 550;
  text-decoration: none;
  &:hover {
    background: var(--tint);
    color: var(--ink);
  }
  &[aria-current] {
    color: var(--accent);
    background: var(--tint);
  }
`;

const AppLink = styled.a<ButtonLook>`
  ${buttonStyle}
  @media (max-width: 480px) {
    width: 40px;
    padding: 0;
    span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const Lost = styled.p`
  order: 4;
  flex-basis: 100%;
  color: var(--bad);
  font-weight: 550;
  font-size: 14px;
  &:empty {
    display: none;
  }
`;
