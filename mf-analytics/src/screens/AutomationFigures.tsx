import { space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { Funnels } from '../features/flows/Funnels.tsx';
import { MissedKeywords } from '../features/missed/MissedKeywords.tsx';

export function AutomationFigures() {
  return (
    <Grid>
      <Funnels />
      <MissedKeywords />
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr));
  align-items: start;
  gap: ${space.x3};
`;
