import { RelativeTime } from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { Link } from '@fanfare/shared/router';
import { Badge, color, font, media, space, VisuallyHidden } from '@fanfare/shared/ui';
import { type Column, Sparkline, Switch } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { copy } from '../../copy/flows.ts';
import { flowUrl } from '../../state/flowUrl.ts';
import type { FlowRow } from './flowRows.ts';

const text = copy.flows;

interface FlowActions {
  /** Null without the permission; the state has its own column. */
  switchFlow: ((id: string, name: string, isActive: boolean) => void) | null;
  busyId: string | undefined;
  /** Whether only an admin turns flows on. */
  needsApproval: boolean;
  openExplanation: (eventId: string) => void;
}

export function flowColumns({ switchFlow, busyId, needsApproval, openExplanation }: FlowActions): Column<FlowRow>[] {
  return [
    { id: 'name', header: text.columns.name, isLead: true, compact: 'shown', cell: nameCell },
    { id: 'state', header: text.columns.state, width: '200px', compact: 'shown', cell: stateCell },
    { id: 'lastRun', header: text.columns.lastRun, width: '150px', compact: 'hidden', cell: lastRunCell },
    {
      id: 'week',
      header: text.columns.week,
      width: '260px',
      compact: 'shown',
      cell: (row) => <Week {...row} openExplanation={openExplanation} />,
    },
    ...(switchFlow
      ? [
          {
            id: 'isOn',
            header: text.columns.isOn,
            width: '64px',
            compact: 'shown' as const,
            cell: ({ name, automation }: FlowRow) =>
              automation ? (
                <Switch
                  label={text.switch(name)}
                  isLabelHidden
                  checked={automation.isActive}
                  disabled={busyId === automation._id || (needsApproval && !automation.isActive)}
                  title={needsApproval && !automation.isActive ? text.needsApproval : undefined}
                  onChange={(isActive) => switchFlow(automation._id, name, isActive)}
                />
              ) : (
                '–'
              ),
          },
        ]
      : []),
  ];
}

function nameCell({ name, kind, automation }: FlowRow) {
  const start = automation ? ` · ${text.triggers[automation.trigger]}` : '';
  const keyword = automation?.triggerSettings.keyword;
  return (
    <Stack>
      {kind === 'flow' ? (
        <Link to={flowUrl(name)} title={text.open(name)}>
          {name}
        </Link>
      ) : (
        <b>{name}</b>
      )}
      <small>
        {text.kinds[kind]}
        {start}
        {keyword ? ` ${text.quoted(keyword)}` : ''}
      </small>
    </Stack>
  );
}

const tones = { active: 'success', off: 'neutral', draft: 'neutral', idle: 'warning', unreachable: 'warning' } as const;

function stateCell({ state, hasUnpublishedChanges, taken }: FlowRow) {
  return (
    <Badges>
      <Badge tone={tones[state]} dot={state === 'active' ? 'filled' : 'hollow'}>
        {text.states[state]}
      </Badge>
      {hasUnpublishedChanges ? <Badge tone="info">{text.changed}</Badge> : null}
      {taken?.each.map(({ by, takes, keywords }) => (
        <Reason key={by._id}>{text.takes[takes](by.name, keywords)}</Reason>
      ))}
    </Badges>
  );
}

function lastRunCell({ state, activity }: FlowRow) {
  if (state === 'draft' || activity?.lastRun === null) return <Quiet>{text.never}</Quiet>;
  if (!activity) return <Quiet>–</Quiet>;
  const { at, status, error } = activity.lastRun;
  return (
    <Stack>
      <RelativeTime at={at} />
      <small>{error !== null && status !== 'failed' ? text.notSent : text.runStates[status]}</small>
    </Stack>
  );
}

type WeekProps = Pick<FlowRow, 'activity' | 'answeredPercent'> & Pick<FlowActions, 'openExplanation'>;

function Week({ activity, answeredPercent, openExplanation }: WeekProps) {
  if (!activity) return <Quiet>–</Quiet>;
  const { runs, failed, lastFailure, daily } = activity;
  return (
    <Stack>
      <Course>
        {daily && runs > 0 ? <Sparkline label={text.perDay} values={daily} width={72} height={24} /> : null}
        <span>
          {text.runs(runs)}
          {answeredPercent === null ? null : <small>{text.answered(answeredPercent)}</small>}
        </span>
      </Course>
      {failed > 0 ? <Failed>{text.failures(failed)}</Failed> : null}
      {lastFailure?.error ? (
        <Failure
          words={localize(lastFailure.errorMessage, lastFailure.error)}
          eventId={lastFailure.eventId}
          openExplanation={openExplanation}
        />
      ) : null}
    </Stack>
  );
}

function Failure({
  words,
  eventId,
  openExplanation,
}: {
  words: string;
  eventId: string | null;
  openExplanation: (eventId: string) => void;
}) {
  if (eventId === null) return <small title={words}>{words}</small>;
  return (
    <Story type="button" title={words} onClick={() => openExplanation(eventId)}>
      {words}
      <VisuallyHidden> {text.story}</VisuallyHidden>
    </Story>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  a, b { font-weight: ${font.weight.medium}; overflow-wrap: anywhere; }
  small { color: ${color.textMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.regular}; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Story = styled.button`
  position: relative;
  overflow: hidden;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.textMuted};
  font-size: ${font.size.small};
  text-align: start;
  text-decoration: underline;
  text-overflow: ellipsis;
  text-underline-offset: 3px;
  white-space: nowrap;
  cursor: pointer;
  ${media.narrow} { white-space: normal; overflow-wrap: anywhere; }
  &:hover { color: ${color.text}; }
  &:focus-visible { outline-offset: -2px; }
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half};
`;

const Reason = styled.small`
  color: ${color.textMuted};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;
`;

const Quiet = styled.span`
  color: ${color.textMuted};
`;

const Failed = styled.strong`
  color: ${color.danger};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`;

const Course = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  svg { flex: none; }
  > span { display: grid; min-width: 0; font-variant-numeric: tabular-nums; }
`;
