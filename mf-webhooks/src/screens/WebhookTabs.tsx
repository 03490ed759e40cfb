import { Link } from '@fanfare/shared/router';
import { color, font, media, radius, space } from '@fanfare/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { copy } from '../copy/frame.ts';
import { type TabId, tabIds } from '../state/webhookParams.ts';

/** Pixels of the previous tab that stay visible, as a hint that it exists. */
const EDGE_PX = 48;

/** Uses links, because each tab has a URL, and changing the tab drops its filters. */
export function WebhookTabs({ current }: { current: TabId }) {
  const list = useRef<HTMLElement>(null);
  const isAtStart = useRef(true);
  // On a narrow screen the row scrolls, and the current tab may be out of view. Measuring forces a layout, so the
  // first render skips it.
  useEffect(() => {
    if (isAtStart.current && current === tabIds[0]) return;
    isAtStart.current = false;
    const chosen = list.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - list.current.offsetLeft - EDGE_PX;
  }, [current]);
  return (
    <Tabs ref={list} aria-label={copy.tabs.label}>
      {tabIds.map((id) => (
        <Link
          key={id}
          data-tab={id}
          data-nested={id === 'notifications' || undefined}
          to={`?tab=${id}`}
          aria-current={id === current ? 'page' : undefined}
        >
          {copy.tabs[id]}
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
  ${media.wide} {
    position: sticky;
    top: ${space.x3};
    flex-direction: column;
    width: 176px;
    border: 0;
    a { padding: ${space.x1} ${space.x1half}; border: 0; border-radius: ${radius.small}; font-size: ${font.size.body}; }
    a[data-nested] { padding-inline-start: ${space.x4}; font-size: ${font.size.small}; }
    a:hover { background: ${color.sunken}; }
    a[aria-current] { background: ${color.accentSoft}; color: ${color.text}; }
  }
`;
