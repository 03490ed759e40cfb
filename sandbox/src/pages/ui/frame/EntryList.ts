import { styled } from 'styled-components';

export const EntryList = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
