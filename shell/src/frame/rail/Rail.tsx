import { Link, useLocation } from '@fanfare/shared/router';
import { color, depth, font, lazyPart, media, motion, radius, space } from '@fanfare/shared/ui';
import { Ellipsis } from 'lucide-react';
import { useContext, useState } from 'react';
import styled from 'styled-components';
import { useIsMarkedAdmin } from '../../federation/follow/adminMark.ts';
import { copy } from '../../messages/copy.ts';
import { EntryIcon } from './EntryIcon.tsx';
import { currentHref, NavigationContext, type NavigationEntry } from './navigation.ts';
import { useIsWide } from './useIsWide.ts';

const { Part: MoreSheet } = lazyPart(() => import('./MoreSheet.tsx').then((module) => module.MoreSheet), {
  onMissing: ({ onClose }) => onClose(),
});

const text = copy.header;
const FOOT_FROM = 900;
const COMPACT_MAX = 4;

interface RailProps {
  /** Leaves the width to the screen. */
  isFolded: boolean;
}

/** At the start of wide screens, and a bar at the bottom of narrow ones. */
export function Rail({ isFolded }: RailProps) {
  const { pathname, search, key } = useLocation();
  const isAdmin = useIsMarkedAdmin();
  const hasNames = useIsWide() && !isFolded;
  const navigation = useContext(NavigationContext);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const entries = navigation.entries.filter(({ audience }) => !audience || isAdmin);
  const current = currentHref(navigation, pathname, search);
  const compact = [...entries]
    .sort((a, b) => Number(b.isCompact) - Number(a.isCompact))
    .slice(0, COMPACT_MAX)
    .map(({ href }) => href);
  const rest = entries.filter(({ href }) => !compact.includes(href));
  const foot = entries.find(({ order }) => order >= FOOT_FROM);
  const isOpen = openAt === key;

  return (
    <Places aria-label={text.main} data-folded={isFolded ? '' : undefined}>
      <ul>
        {entries.map((entry) => (
          <Item key={entry.href} $isCompact={compact.includes(entry.href)} data-foot={entry === foot ? '' : undefined}>
            <EntryLink entry={entry} current={current} tooltip={hasNames ? undefined : entry.title} />
          </Item>
        ))}
        {rest.length > 0 ? (
          <More>
            <button
              type="button"
              aria-expanded={isOpen}
              data-current={rest.some(({ href }) => href === current) ? '' : undefined}
              onClick={() => setOpenAt(isOpen ? null : key)}
            >
              <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
              <span>{text.more}</span>
            </button>
            {isOpen ? (
              <MoreSheet onClose={() => setOpenAt(null)}>
                {rest.map((entry) => (
                  <li key={entry.href}>
                    <EntryLink entry={entry} current={current} />
                  </li>
                ))}
              </MoreSheet>
            ) : null}
          </More>
        ) : null}
      </ul>
    </Places>
  );
}

interface EntryLinkProps {
  entry: NavigationEntry;
  current: string | undefined;
  tooltip?: string | undefined;
}

function EntryLink({ entry: { href, title, icon }, current, tooltip }: EntryLinkProps) {
  return (
    <Link to={href} aria-current={href === current ? 'page' : undefined} data-tooltip={tooltip}>
      <EntryIcon name={icon} />
      <span>{title}</span>
    </Link>
  );
}

const Places = styled.nav`
  position: fixed;
  top: var(--frame-top);
  bottom: 0;
  inset-inline-start: 0;
  z-index: ${depth.sticky};
  width: var(--frame-side);
  overflow-y: auto;
  border-inline-end: 1px solid ${color.border};
  background: ${color.surface};
  ul { display: flex; flex-direction: column; gap: 2px; min-height: 100%; padding: ${space.x1half}; }
  [data-foot] { margin-top: auto; }
  a, button {
    display: flex;
    align-items: center;
    gap: ${space.x1half};
    width: 100%;
    min-height: 40px;
    padding: 0 10px;
    border: 0;
    border-radius: ${radius.small};
    background: none;
    color: ${color.textMuted};
    font-weight: ${font.weight.medium};
    text-decoration: none;
    cursor: pointer;
    transition: background ${motion.quick}, color ${motion.quick};
  }
  svg { flex: none; }
  a > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  :is(a, button):hover:not([aria-current], [data-current]) { background: ${color.sunken}; color: ${color.text}; }
  a:focus-visible, button:focus-visible { outline-offset: -2px; }
  [aria-current='page'], [data-current] { background: ${color.accentSoft}; color: ${color.accent}; }

  @media (min-width: 720px) and (max-width: 1099px) { ${folded('&')} }
  @media (min-width: 720px) { ${folded('&[data-folded]')} }

  ${media.narrow} {
    top: auto;
    inset-inline-end: 0;
    width: auto;
    height: var(--frame-bottom);
    overflow: visible;
    border-inline-end: 0;
    border-top: 1px solid ${color.border};
    &[data-folded] { display: none; }
    > ul { flex-direction: row; gap: 0; min-height: 0; padding: 0 ${space.half}; }
    > ul > li { flex: 1 1 0; min-width: 0; margin: 0; }
    > ul > li > a, > ul > li > button {
      flex-direction: column;
      justify-content: center;
      gap: 3px;
      min-height: 55px;
      padding: 0 2px;
      font-size: 0.6875rem;
      line-height: 1.2;
      &:hover { background: none; }
      &[aria-current='page'], &[data-current] { background: none; }
      > span { overflow: hidden; max-width: 100%; text-overflow: ellipsis; white-space: nowrap; }
    }
  }
`;

function folded(at: string): string {
  return `
    ${at} ul { padding: ${space.x1half} 11px; }
    ${at} a { justify-content: center; padding: 0; }
    ${at} a > span { position: absolute; width: 1px; height: 1px; clip-path: inset(50%); }
  `;
}

const Item = styled.li<{ $isCompact: boolean }>`
  ${media.narrow} { ${({ $isCompact }) => ($isCompact ? '' : 'display: none;')} }
`;

const More = styled.li`
  @media (min-width: 720px) { display: none; }
`;
