import { styled } from 'styled-components';
import type { CheckView } from '../../scenarios/language/RunReport.ts';

export function ProblemList({ problems }: CheckView) {
  return (
    <div role="status">
      {problems.length > 0 && (
        <List aria-label="What is wrong">
          {problems.map(({ line, column, message }) => (
            <li key={`${line}:${column} ${message}`}>
              <b>
                Line {line}, column {column}
              </b>{' '}
              {message}
            </li>
          ))}
        </List>
      )}
    </div>
  );
}

const List = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 10px 12px;
  border-radius: var(--round);
  font-size: 14px;
  list-style: none;
  color: var(--bad);
  background: var(--badTint);
`;
