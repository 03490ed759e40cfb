import type { TestResult } from '@fanfare/shared/contracts';
import { RelativeTime } from '@fanfare/shared/domain';
import { Link } from '@fanfare/shared/router';
import { Badge, type ButtonLook, buttonStyle, color, font, StatePanel, space } from '@fanfare/shared/ui';
import { ListChecks } from 'lucide-react';
import styled from 'styled-components';
import { Section } from '../../components/Section.tsx';
import { suitesCopy } from '../../copy/testing.ts';
import { urls } from '../../state/urls.ts';
import { SuiteSteps } from './SuiteSteps.tsx';
import { SuitesPlaceholder } from './SuitesPlaceholder.tsx';
import { useTestSuitesQuery } from './suites.api.ts';

const text = suitesCopy.results;

export function ResultsPanel() {
  const { data, error, refetch } = useTestSuitesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return <SuitesPlaceholder error={error} onRetry={refetch} />;
  const nameOf = ({ suiteId }: TestResult) => {
    const suite = data.suites.find(({ id }) => id === suiteId);
    return suite ? suitesCopy.list.name(suite.senderUsername) : text.deleted;
  };
  return (
    <Section title={text.title}>
      {data.results.length === 0 ? (
        <StatePanel
          kind="empty"
          title={text.empty}
          icon={<ListChecks />}
          action={
            <ButtonLink to={urls.suites} $variant="primary">
              {text.toSuites}
            </ButtonLink>
          }
        >
          {text.emptyText}
        </StatePanel>
      ) : (
        <List aria-label={text.label}>
          {data.results.map((result) => (
            <li key={`${result.suiteId} ${result.timestamp}`}>
              <details>
                <summary>
                  <b>{nameOf(result)}</b>
                  <Badge tone={result.failed === 0 ? 'success' : 'danger'}>
                    {result.failed === 0 ? text.all(result.totalTests) : text.some(result.failed, result.totalTests)}
                  </Badge>
                  <RelativeTime at={result.timestamp} />
                </summary>
                <SuiteSteps tests={result.results} results={result.results} />
              </details>
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}

const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  li + li { border-top: 1px solid ${color.border}; }
  details { padding: ${space.x1} 0; }
  summary { display: flex; flex-wrap: wrap; align-items: center; gap: ${space.x1}; min-height: 32px; cursor: pointer; }
  summary::before { content: '›'; width: 1ch; color: ${color.textMuted}; font-weight: ${font.weight.bold}; }
  details[open] summary::before { rotate: 90deg; }
  summary b { flex: 1; font-weight: ${font.weight.medium}; }
  summary time { color: ${color.textMuted}; font-size: ${font.size.small}; }
  ol { padding-block: ${space.x1}; padding-inline: ${space.x2} 0; }
`;
