import type { FlowFunnel } from '@fanfare/shared/contracts';
import { countText, FigureCard, figureTexts, SectionCard, StatRow } from '@fanfare/shared/domain';
import { Link } from '@fanfare/shared/router';
import { Badge, Banner, Button, color, font, SkeletonRows, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy/automation.ts';
import { useWeekOfFlowsQuery } from '../../state/flows.api.ts';
import { FIGURES_LIVE_MS, useLiveTags } from '../../state/useLiveTags.ts';

const text = copy.automation;
const tags = ['Flow'] as const;

export function FlowFigures() {
  useLiveTags(tags, FIGURES_LIVE_MS);
  const { data, isLoading, isError, refetch } = useWeekOfFlowsQuery();
  if (isLoading) return <SkeletonRows label={text.loading} count={2} height="120px" />;
  const failed = (
    <Banner
      tone="danger"
      action={
        <Button $size="small" onClick={refetch}>
          {text.retry}
        </Button>
      }
    >
      {text.failed}
    </Banner>
  );
  if (!data) return failed;
  const now = sumOf(data.flows);
  const unanswered = now.started - now.answered;
  const before = sumOf(data.previous.flows);
  const share = (part: number) => (now.started === 0 ? {} : { hint: text.share(Math.round((part / now.started) * 100)) });
  return (
    <SectionCard title={text.figures} aside={<Link to="?tab=flows">{copy.tabs.flows}</Link>}>
      {isError ? failed : null}
      <StatRow>
        <FigureCard id="runsStarted" link={Link} value={countText(now.started)} hint={text.more(before.started)} />
        <FigureCard id="runsAnswered" link={Link} value={countText(now.answered)} {...share(now.answered)} />
        <FigureCard id="runsFinished" link={Link} value={countText(now.finished)} {...share(now.finished)} />
        <FigureCard id="runsUnanswered" link={Link} value={countText(unanswered)} {...share(unanswered)} />
      </StatRow>
      {data.flows.length === 0 ? <Quiet>{text.noRuns}</Quiet> : <ByFlow flows={data.flows} />}
    </SectionCard>
  );
}

function ByFlow({ flows }: { flows: readonly FlowFunnel[] }) {
  return (
    <Table aria-label={text.byFlow}>
      <thead>
        <tr>
          <th scope="col">{text.flow}</th>
          <th scope="col">{figureTexts.runsStarted.name}</th>
          <th scope="col">{figureTexts.runsAnswered.name}</th>
          <th scope="col">{figureTexts.runsUnanswered.name}</th>
        </tr>
      </thead>
      <tbody>
        {flows.map(({ flowId, name, started, answered, isDeleted = false }) => (
          <tr key={flowId}>
            <th scope="row">
              {name} {isDeleted ? <Badge>{text.deleted}</Badge> : null}
            </th>
            <td>{countText(started)}</td>
            <td>{countText(answered)}</td>
            <td>{countText(started - answered)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function sumOf(flows: readonly FlowFunnel[]) {
  const sum = { started: 0, answered: 0, finished: 0 };
  for (const flow of flows) {
    sum.started += flow.started;
    sum.answered += flow.answered;
    sum.finished += flow.finished;
  }
  return sum;
}

const Quiet = styled.p`
  color: ${color.textMuted};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th, td { padding-block: ${space.x1}; padding-inline: ${space.x1half} 0; text-align: end; }
  th:first-child { padding-inline-start: 0; text-align: start; overflow-wrap: anywhere; }
  thead th { color: ${color.textMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.medium}; }
  tbody th { font-weight: ${font.weight.medium}; }
  tbody tr { border-top: 1px solid ${color.border}; }
`;
