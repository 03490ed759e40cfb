import type { Recommendation } from '@fanfare/shared/contracts';
import { localize } from '@fanfare/shared/language';
import { Badge, space, type Tone } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { monitoringCopy } from '../../copy/monitoring.ts';

const tones: Readonly<Record<Recommendation['priority'], Tone>> = { high: 'danger', medium: 'warning', low: 'neutral' };

export function Recommendations({ recommendations }: { recommendations: readonly Recommendation[] }) {
  return (
    <List>
      {recommendations.map(({ priority, message, messageMessage }) => (
        <li key={message}>
          <Badge tone={tones[priority]}>{monitoringCopy.errors.priorities[priority]}</Badge>
          <span>{localize(messageMessage, message)}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.x1};
  li { display: flex; align-items: start; gap: ${space.x1}; }
  li > span:last-child { min-width: 0; overflow-wrap: anywhere; }
`;
