import { styled } from 'styled-components';
import type { ScenarioView } from '../../scenarios/language/RunReport.ts';

interface ScenarioListProps {
  scenarios: readonly ScenarioView[];
  chosen: string;
  onChoose: (name: string) => void;
}

export function ScenarioList({ scenarios, chosen, onChoose }: ScenarioListProps) {
  return (
    <List aria-label="Scenarios">
      {scenarios.map(({ name, title }) => (
        <li key={name}>
          <button type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
            {title}
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  @media (max-width: 899px) {
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  }
  button {
    width: 100%;
    height: 100%;
    min-height: 44px;
    padding: 8px 14px;
    border: 1px solid transparent;
    border-radius: var(--round);
    background: transparent;
    text-align: left;
    font-size: 15px;
    font-weight: 550;
    cursor: pointer;
  }
  button:hover {
    background: var(--raised);
  }
  button[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--tint);
    color: var(--accent);
  }
`;
