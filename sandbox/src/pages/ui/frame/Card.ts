import { styled } from 'styled-components';

export const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  align-content: start;
  min-width: 0;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--roundLarge);
  background: var(--card);
  h2 {
    font-size: 17px;
  }
  h3 {
    font-size: 15px;
  }
`;
