import { media, Skeleton, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { frame as copy } from '../copy/frame.ts';
import { FeedPlaceholder } from '../features/notifications/FeedPlaceholder.tsx';
import { Figures } from '../features/statistics/Figures.ts';

const figures = ['64px', '40px', '28px', '56px'];

/** Has the shape of the first tab: its status, its figures and its feed. */
export function DashboardOutline() {
  return (
    <Outline>
      <Skeleton $height="16px" $width="180px" />
      <Figures aria-hidden="true">
        {figures.map((width) => (
          <div key={width}>
            <dt>
              <Skeleton $height="18px" $width="72px" />
            </dt>
            <dd>
              <Skeleton $width={width} />
            </dd>
          </div>
        ))}
      </Figures>
      <Skeleton $height="24px" $width="140px" />
      <Filter $height="40px" />
      <FeedPlaceholder label={copy.loading} />
    </Outline>
  );
}

const Outline = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  padding-top: ${space.half};
`;

const Filter = styled(Skeleton)`
  ${media.narrow} { height: 84px; }
`;
