import { routes } from '@fanfare/shared/contracts';
import { countText, figureTexts, percentText } from '@fanfare/shared/domain';
import { Link } from '@fanfare/shared/router';
import { Badge, Banner, Button, color, describe, font, lazyPart, media, SkeletonRows, space } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Panel } from '../../components/Panel.tsx';
import { copy } from '../../copy/analytics.ts';
import { builderUrl } from '../../state/builderUrl.ts';
import { useFunnelsQuery } from '../../state/overview.api.ts';
import { useRangeQuery } from '../../state/range/rangeQuery.ts';
import type { StepsDialogProps } from './StepsDialog.tsx';

const text = copy.flows;
const columns = ['runsStarted', 'runsAnswered', 'runsFinished', 'runsFailed'] as const;

const { Part: StepsDialog } = lazyPart<StepsDialogProps>(() => import('./StepsDialog.tsx').then((module) => module.StepsDialog), {
  onMissing: ({ onClose }) => onClose(),
});

export function Funnels() {
  const [selected, setSelected] = useState<StepsDialogProps['flow'] | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { data, isLoading, isError, refetch } = useFunnelsQuery(useRangeQuery());
  return (
    <Panel title={text.title}>
      {isLoading ? <SkeletonRows label={copy.loading} count={2} height="40px" /> : null}
      {isError ? (
        <Banner tone="danger">
          {text.failed}{' '}
          <Button $size="small" onClick={refetch}>
            {copy.tryAgain}
          </Button>
        </Banner>
      ) : null}
      {data?.flows.length === 0 ? <p>{text.nothing}</p> : null}
      {data && data.flows.length > 0 ? (
        <Wide>
          <Table aria-label={text.title}>
            <thead>
              <tr>
                <th scope="col">{text.flow}</th>
                {columns.map((id) => (
                  <th key={id} scope="col" {...describe(figureTexts[id].definition)}>
                    {figureTexts[id].name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.flows.map(({ flowId, name, started, answered, finished, failed, isInline = false, isDeleted = false }) => (
                <tr key={flowId}>
                  <th scope="row">
                    {isDeleted ? (
                      <>
                        {name} <Badge>{text.deleted}</Badge>
                      </>
                    ) : (
                      <Link to={isInline ? routes.automation : builderUrl(name)}>{name}</Link>
                    )}
                    <Steps
                      $size="small"
                      $variant="quiet"
                      aria-label={text.stepsOf(name)}
                      data-on-screen
                      onClick={() => {
                        setSelected({ flowId, name });
                        setIsOpen(true);
                      }}
                    >
                      {text.steps}
                    </Steps>
                  </th>
                  <td>{countText(started)}</td>
                  <Part part={answered} of={started} />
                  <Part part={finished} of={started} />
                  <Part part={failed} of={started} />
                </tr>
              ))}
            </tbody>
          </Table>
        </Wide>
      ) : null}
      {selected ? <StepsDialog open={isOpen} flow={selected} onClose={() => setIsOpen(false)} /> : null}
    </Panel>
  );
}

function Part({ part, of }: { part: number; of: number }) {
  return (
    <td>
      {countText(part)} {of > 0 ? <small>{percentText(Math.round((part / of) * 100))}</small> : null}
    </td>
  );
}

const Steps = styled(Button)`
  margin-inline-start: ${space.half};
`;

/** Large numbers do not fit a phone. */
const Wide = styled.div`
  position: relative;
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th, td { padding-block: ${space.x1}; padding-inline: ${space.x1} 0; text-align: end; }
  th:first-child { padding-inline-start: 0; text-align: start; overflow-wrap: anywhere; }
  thead th { color: ${color.textMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.medium}; }
  tbody th { font-weight: ${font.weight.medium}; }
  tbody tr { border-top: 1px solid ${color.border}; }
  small { color: ${color.textMuted}; font-size: ${font.size.small}; }
  ${media.narrow} {
    small { display: none; }
    th:first-child { min-width: 96px; }
  }
`;
