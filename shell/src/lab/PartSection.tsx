import { color, font, media, radius, space } from '@fanfare/shared/ui';
import type { ComponentType } from 'react';
import styled from 'styled-components';

const themes = ['light', 'dark'] as const;

interface PartSectionProps {
  id: string;
  name: string;
  Part: ComponentType;
  isWide?: boolean | undefined;
}

/** One part of the design system in all its states, drawn once in each theme. */
export function PartSection({ id, name, Part, isWide = false }: PartSectionProps) {
  return (
    <Section id={id} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>
        <a href={`#${id}`}>{name}</a>
      </h3>
      <Themes $isWide={isWide}>
        {themes.map((theme) => (
          <Sheet key={theme} data-theme={theme}>
            <Part />
          </Sheet>
        ))}
      </Themes>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1half};
  scroll-margin-top: ${space.x2};
  h3 { font-size: ${font.size.lead}; font-weight: ${font.weight.bold}; }
  h3 a { color: inherit; text-decoration: none; }
  h3 a:hover { text-decoration: underline; }
`;

const Themes = styled.div<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $isWide }) => ($isWide ? 1 : 2)}, minmax(0, 1fr));
  gap: ${space.x2};
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.x3};
  min-width: 0;
  padding: ${space.x3};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.canvas};
  color: ${color.text};
  ${media.narrow} { padding: ${space.x2}; }
`;
