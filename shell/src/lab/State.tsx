import { color, font, space } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface StateProps {
  /** What is to be seen here: "Busy", "With an error". */
  name: string;
  /** Lays the content in a row that wraps; otherwise it takes the whole width. */
  inRow?: boolean;
  children: ReactNode;
}

/** One state of a part in the gallery, with its name above. */
export function State({ name, inRow = false, children }: StateProps) {
  return (
    <Frame>
      <Name>{name}</Name>
      {inRow ? <Row>{children}</Row> : <div>{children}</div>}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
`;

const Name = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1half};
`;
