import { Link, useLocation } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { color, font, media, radius, space } from '@fanfare/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../copy/settings.ts';

const text = copy.sections;
const ids = ['profile', 'instagram', 'workspace', 'members', 'security', 'audit', 'danger'] as const;
type SectionId = (typeof ids)[number];

/** Part of the window, below the header, in which a section counts as current. */
const READING_AREA = '-120px 0px -60% 0px';

export function SectionLinks() {
  const { search } = useLocation();
  const mayAudit = usePermission('audit.view');
  const current = useSectionInView();
  return (
    <Sections aria-label={text.label}>
      {ids
        .filter((id) => mayAudit || id !== 'audit')
        .map((id) => (
          <Link key={id} to={{ search, hash: `#${id}` }} replace aria-current={id === current ? 'true' : undefined}>
            {text[id]}
          </Link>
        ))}
    </Sections>
  );
}

function useSectionInView(): SectionId {
  const [inView, setInView] = useState<readonly string[]>([]);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((before) => {
          const changed = entries.map(({ target }) => target.id);
          return [
            ...before.filter((id) => !changed.includes(id)),
            ...entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target.id),
          ];
        }),
      { rootMargin: READING_AREA },
    );
    // Some sections load later.
    const observe = () => {
      for (const id of ids) {
        const section = document.getElementById(id);
        if (section) observer.observe(section);
      }
    };
    observe();
    const added = new MutationObserver(observe);
    const page = document.getElementById('content');
    if (page) added.observe(page, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      added.disconnect();
    };
  }, []);
  return ids.find((id) => inView.includes(id)) ?? 'profile';
}

const Sections = styled.nav`
  display: none;
  ${media.wide} {
    position: sticky;
    top: ${space.x8};
    display: grid;
    gap: 2px;
  }
  a {
    padding: ${space.half} ${space.x1half};
    border-radius: ${radius.small};
    color: ${color.textMuted};
    font-size: ${font.size.small};
    font-weight: ${font.weight.medium};
    line-height: 24px;
    text-decoration: none;
  }
  a:hover { background: ${color.sunken}; color: ${color.text}; }
  a[aria-current] { background: ${color.accentSoft}; color: ${color.accent}; }
`;
