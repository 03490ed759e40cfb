import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, media, space } from './theme/tokens.ts';

/** Shows names and values. Facts whose value is null are left out. */
export function FactList({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <List>
      {facts.map(({ name, value }) =>
        value === null ? null : (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
      )}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space.x1} ${space.x3};
  dt { color: ${color.textMuted}; font-size: ${font.size.small}; line-height: 1.75; }
  dd { overflow-wrap: anywhere; white-space: pre-line; }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    dd { margin-bottom: ${space.x1half}; }
  }
`;
