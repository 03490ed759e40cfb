import { color, media, Skeleton, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { frame as copy } from '../copy/frame.ts';
import { FeedPlaceholder } from '../features/notifications/FeedPlaceholder.tsx';

const figures = ['64px', '40px', '28px', '56px'];

/** Has the shape of the first tab: its status, its figures and its feed. */
export function DashboardOutline() {
  return (
    <div>
      <Line>
        <Skeleton $height="14px" $width="180px" />
      </Line>
      <Figures>
        {figures.map((width) => (
          <div key={width}>
            <Skeleton $height="12px" $width="88px" />
            <Skeleton $height="28px" $width={width} />
          </div>
        ))}
      </Figures>
      <Line $isHigh>
        <Skeleton $height="20px" $width="140px" />
      </Line>
      <Filter>
        <Skeleton $height="40px" />
      </Filter>
      <FeedPlaceholder label={copy.loading} />
    </div>
  );
}

const Line = styled.div<{ $isHigh?: boolean }>`
  display: flex;
  align-items: center;
  height: ${({ $isHigh }) => ($isHigh ? '60px' : '32px')};
`;

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-top: ${space.x2};
  border-block: 1px solid ${color.border};
  > div { display: grid; align-content: center; gap: ${space.half}; height: 66px; padding-inline: ${space.x2}; }
  > div:first-child { padding-inline-start: 0; }
  > div + div { border-inline-start: 1px solid ${color.border}; }
  @media (max-width: 1099px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div:nth-child(odd) { padding-inline-start: 0; border-inline-start: 0; }
    > div:nth-child(n + 3) { border-top: 1px solid ${color.border}; }
  }
`;

const Filter = styled.div`
  margin-bottom: ${space.x1half};
  ${media.narrow} { height: 84px; }
`;
