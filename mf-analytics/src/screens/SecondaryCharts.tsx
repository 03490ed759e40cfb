import { space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { Columns } from '../components/Columns.ts';
import { ReachCard } from '../features/engagement/ReachCard.tsx';
import { Keywords } from '../features/figures/Keywords.tsx';
import { FunnelCard } from '../features/flows/FunnelCard.tsx';
import { Funnels } from '../features/flows/Funnels.tsx';
import { GoalsCard } from '../features/goals/GoalsCard.tsx';
import { HoursCard } from '../features/hours/HoursCard.tsx';
import { MissedKeywords } from '../features/missed/MissedKeywords.tsx';
import { PostsCard } from '../features/posts/PostsCard.tsx';
import { QuickActions } from '../features/report/QuickActions.tsx';
import { ResponseCard } from '../features/response/ResponseCard.tsx';
import type { Overview } from '../state/overview.api.ts';

export interface SecondaryChartsProps {
  /** The real figures. */
  overview: Overview;
  /** The figures to show: either the real ones or sample figures. */
  figures: Overview;
  onGoals: () => void;
  onReport: () => void;
}

/** Charts below the first screen, then tables. */
export function SecondaryCharts({ overview, figures, onGoals, onReport }: SecondaryChartsProps) {
  const isSample = figures !== overview;
  const fetchedAt = overview.engagement?.fetchedAt ?? null;
  return (
    <Parts>
      {isSample ? null : (
        <Columns>
          <ResponseCard />
          <HoursCard />
        </Columns>
      )}
      <Columns>
        <Keywords keywords={figures.topKeywords} isSample={isSample} />
        <ReachCard engagement={figures.engagement} isSample={isSample && fetchedAt === null} />
        <FunnelCard />
      </Columns>
      <GoalsCard />
      <Columns>
        <Funnels />
        <MissedKeywords />
      </Columns>
      <PostsCard fetchedAt={fetchedAt} />
      <QuickActions onGoals={onGoals} onReport={onReport} />
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;
