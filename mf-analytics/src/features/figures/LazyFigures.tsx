import { space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import type { Overview } from '../../state/overview.api.ts';
import { Insights } from './Insights.tsx';
import { Keywords } from './Keywords.tsx';
import { Performance } from './Performance.tsx';

export function LazyFigures({ overview, isSample }: { overview: Overview; isSample: boolean }) {
  return (
    <Grid>
      <Keywords keywords={overview.topKeywords} isSample={isSample} />
      <Performance metrics={overview.conversationMetrics} isSample={isSample} />
      <Insights insights={overview.insights} messages={overview.insightMessages} isSample={isSample} />
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr));
  align-items: start;
  gap: ${space.x3};
  > :last-child { grid-column: 1 / -1; }
`;
