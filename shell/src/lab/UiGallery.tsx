import { color, font, PageBody, space, Wordmark } from '@fanfare/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { galleryParts } from './galleryParts.ts';
import { PartSection } from './PartSection.tsx';

/** Every part of the design system in every state, for people who build screens and for the accessibility check. */
export function UiGallery() {
  // The page arrives after the browser has looked for the anchor.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <PageBody>
      <Head>
        <Wordmark />
        <h1>Parts</h1>
        <p>Every part of the interface in every state, once in each theme.</p>
      </Head>
      <Contents aria-label="Parts">
        {galleryParts.map(({ group, parts }) => (
          <div key={group}>
            <strong>{group}</strong>
            {parts.map(({ name }) => (
              <a key={name} href={`#${anchorOf(name)}`}>
                {name}
              </a>
            ))}
          </div>
        ))}
      </Contents>
      {galleryParts.map(({ group, parts }) => (
        <Group key={group}>
          <h2>{group}</h2>
          {parts.map(({ name, Part, isWide }) => (
            <PartSection key={name} id={anchorOf(name)} name={name} Part={Part} isWide={isWide} />
          ))}
        </Group>
      ))}
    </PageBody>
  );
}

function anchorOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${space.x1};
  p { color: ${color.textMuted}; }
`;

const Contents = styled.nav`
  display: grid;
  gap: ${space.half};
  font-size: ${font.size.small};
  div { display: flex; flex-wrap: wrap; gap: ${space.half} ${space.x1half}; }
  strong { flex: 0 0 96px; font-weight: ${font.weight.medium}; color: ${color.textMuted}; }
  a { padding: 2px 0; }
`;

const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  padding-top: ${space.x3};
`;
