import { styled } from 'styled-components';
import { useLive } from '../live/page/LiveProvider.tsx';

const links = [
  { path: '/', text: 'Overview' },
  { path: '/phone', text: 'Phone' },
  { path: '/feed', text: 'Feed' },
  { path: '/owner', text: 'Owner' },
  { path: '/deliveries', text: 'Deliveries' },
  { path: '/mailbox', text: 'Mailbox' },
  { path: '/faults', text: 'Faults' },
];

export function SiteHeader({ path }: { path: string }) {
  const { isConnected } = useLive();
  return (
    <Bar>
      <Brand href="/">
        <span aria-hidden="true" />
        <b>Instagram sandbox</b>
      </Brand>
      <nav aria-label="Sandbox">
        {links.map((link) => (
          <NavLink key={link.path} href={link.path} aria-current={link.path === path ? 'page' : undefined}>
            {link.text}
          </NavLink>
        ))}
      </nav>
      <Lost role="status">{isConnected ? '' : 'The sandbox is not running. Trying again …'}</Lost>
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px clamp(4px, 2vw, 28px);
  padding: 8px clamp(12px, 3vw, 32px);
  background: var(--card);
  border-bottom: 1px solid var(--line);
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
`;

const Brand = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  color: var(--ink);
  text-decoration: none;
  span {
    width: 20px;
    height: 20px;
    border-radius: 7px;
    background: var(--brand);
  }
  @media (max-width: 480px) {
    b {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      white-space: nowrap;
    }
  }
`;

const NavLink = styled.a`
  display: grid;
  place-items: center;
  min-height: 44px;
  padding: 0 clamp(8px, 2.4vw, 14px);
  border-radius: 10px;
  color: var(--soft);
  font-weight: 600;
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

const Lost = styled.p`
  color: var(--bad);
  font-weight: 600;
  font-size: 14px;
`;
