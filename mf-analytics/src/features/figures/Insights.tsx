import type { MessageText } from '@fanfare/shared/contracts';
import { SectionCard } from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { color, space } from '@fanfare/shared/ui';
import { Lightbulb } from 'lucide-react';
import styled from 'styled-components';
import { SampleBadge } from '../../components/SampleBadge.tsx';
import { copy } from '../../copy/analytics.ts';

const text = copy.insights;

interface InsightsProps {
  /** The insights in English. */
  insights: readonly string[];
  /** The insights as codes. Servers of version 1.0.0 omit them. */
  messages?: readonly MessageText[];
  isSample: boolean;
}

export function Insights({ insights, messages = [], isSample }: InsightsProps) {
  return (
    <SectionCard title={text.title} aside={<SampleBadge isSample={isSample} />}>
      {insights.length === 0 ? <p>{text.nothing}</p> : null}
      <List>
        {insights.map((insight, place) => (
          <li key={insight}>
            <Lightbulb aria-hidden="true" />
            {localize(messages[place], insight)}
          </li>
        ))}
      </List>
    </SectionCard>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.x1half};
  li { display: flex; gap: ${space.x1half}; }
  svg { flex: none; width: 18px; height: 18px; margin-top: 3px; color: ${color.accent}; }
`;
