import { Skeleton, space, VisuallyHidden } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { frame as copy } from '../../copy/frame.ts';

const widths = ['58%', '44%', '66%', '38%', '52%', '47%'];

/** Has the shape of the feed: a day, then rows of 60 px. */
export function FeedPlaceholder({ label = copy.notifications.loading }: { label?: string }) {
  return (
    <Rows role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton $height="14px" $width="56px" />
      {widths.map((width) => (
        <Row key={width}>
          <Skeleton $height="40px" $width="40px" />
          <span>
            <Skeleton $height="14px" $width="28%" />
            <Skeleton $height="14px" $width={width} />
          </span>
        </Row>
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  > :nth-child(2) { margin: 13px ${space.x1half}; }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  align-items: center;
  gap: ${space.x1half};
  height: 60px;
  padding-inline: ${space.x1half};
  > :first-child { border-radius: 50%; }
  > :last-child { display: grid; gap: ${space.x1}; }
`;
