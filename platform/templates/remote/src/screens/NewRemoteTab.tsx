import { space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../copy.ts';
import { FlowList } from '../features/flows/FlowList.tsx';

export function NewRemoteTab() {
  return (
    <Tab aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <FlowList />
    </Tab>
  );
}

const Tab = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;
