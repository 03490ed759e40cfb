import { Link } from '@fanfare/shared/router';
import { color, font, media, space } from '@fanfare/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { frame as copy } from '../copy/frame.ts';
import type { DashboardTab } from './useDashboardTabs.ts';

interface DashboardTabsProps {
  tabs: readonly DashboardTab[];
  current: string;
}

/** Pixels of the previous tab that stay visible, as a hint that it exists. */
const EDGE_PX = 48;

/** Uses links instead of the tabs widget: each tab has a URL, and the first screen does not load that library. */
export function DashboardTabs({ tabs, current }: DashboardTabsProps) {
  const list = useRef<HTMLElement>(null);
  // On a narrow screen the row scrolls, and the current tab may be out of view.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - list.current.offsetLeft - EDGE_PX;
  }, [current]);
  return (
    <Tabs ref={list} aria-label={copy.tabs.label}>
      {tabs.map(({ id, title }) => (
        <Link
          key={id}
          data-tab={id}
          to={id === 'notifications' ? '?' : `?tab=${id}`}
          aria-current={id === current ? 'page' : undefined}
        >
          {title}
        </Link>
      ))}
    </Tabs>
  );
}

const Tabs = styled.nav`
  display: flex;
  flex: 1;
  align-self: stretch;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  a {
    display: flex;
    align-items: center;
    padding: 0 ${space.x1half};
    color: ${color.textMuted};
    font-size: ${font.size.small};
    font-weight: ${font.weight.medium};
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover { color: ${color.text}; }
  /* Narrower, so that the next tab is partly visible at the edge. */
  ${media.narrow} {
    margin-inline-start: -${space.x1};
    a { padding: 0 10px; min-height: 44px; }
  }
  a:focus-visible { outline-offset: -2px; }
  a[aria-current] { box-shadow: inset 0 -2px ${color.accent}; color: ${color.accent}; }
`;
