import { Link } from '@fanfare/shared/router';
import { color, font, media, space } from '@fanfare/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { frame as copy } from '../copy/frame.ts';
import type { DashboardTab } from './useDashboardTabs.ts';

interface DashboardTabsProps {
  tabs: readonly DashboardTab[];
  current: string;
  /** The row is scrolled only after the first render. */
  isDrawn: boolean;
}

/** Pixels of the previous tab that stay visible, as a hint that it exists. */
const EDGE_PX = 48;

/** Uses links instead of the tabs widget: each tab has a URL, and the first screen does not load that library. */
export function DashboardTabs({ tabs, current, isDrawn }: DashboardTabsProps) {
  const list = useRef<HTMLElement>(null);
  // On a narrow screen the row scrolls, and the current tab may be out of view.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (isDrawn && list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - list.current.offsetLeft - EDGE_PX;
  }, [current, isDrawn]);
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
  gap: ${space.half};
  overflow-x: auto;
  border-bottom: 1px solid ${color.border};
  a {
    padding: ${space.x1half} ${space.x2};
    border-bottom: 2px solid transparent;
    color: ${color.textMuted};
    font-weight: ${font.weight.medium};
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover { color: ${color.text}; }
  /* Narrower, so that the next tab is partly visible at the edge. */
  ${media.narrow} { a { padding: ${space.x1half}; } }
  a:focus-visible { outline-offset: -2px; }
  a[aria-current] { border-bottom-color: ${color.accent}; color: ${color.accent}; }
`;
