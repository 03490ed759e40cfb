import { RelativeTime } from '@fanfare/shared/parts';
import { Link } from '@fanfare/shared/router';
import { Badge, color, font, space } from '@fanfare/shared/ui';
import { type Column, Switch } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { copy } from '../../copy/flows.ts';
import { flowAddress } from '../../state/flowAddress.ts';
import type { FlowRow } from './flowRows.ts';

const text = copy.flows;

interface Switching {
  switchFlow: (id: string, name: string, isActive: boolean) => void;
  busyId: string | undefined;
}

export function flowColumns({ switchFlow, busyId }: Switching): Column<FlowRow>[] {
  return [
    { id: 'name', header: text.columns.name, isLead: true, cell: nameCell },
    { id: 'state', header: text.columns.state, width: '200px', cell: stateCell },
    { id: 'lastRun', header: text.columns.lastRun, width: '150px', cell: lastRunCell },
    { id: 'week', header: text.columns.week, width: '260px', cell: weekCell },
    {
      id: 'isOn',
      header: text.columns.isOn,
      width: '64px',
      cell: ({ name, automation }) =>
        automation ? (
          <Switch
            label={text.switch(name)}
            isLabelHidden
            checked={automation.isActive}
            disabled={busyId === automation._id}
            onChange={(isActive) => switchFlow(automation._id, name, isActive)}
          />
        ) : (
          '–'
        ),
    },
  ];
}

function nameCell({ name, kind, automation }: FlowRow) {
  const start = automation ? ` · ${text.triggers[automation.trigger]}` : '';
  const keyword = automation?.triggerSettings.keyword;
  return (
    <Stack>
      {kind === 'flow' ? (
        <Link to={flowAddress(name)} title={text.open(name)}>
          {name}
        </Link>
      ) : (
        <b>{name}</b>
      )}
      <small>
        {text.kinds[kind]}
        {start}
        {keyword ? ` "${keyword}"` : ''}
      </small>
    </Stack>
  );
}

const tones = { active: 'success', off: 'neutral', draft: 'neutral', idle: 'warning' } as const;

function stateCell({ state, hasUnpublishedChanges }: FlowRow) {
  return (
    <Badges>
      <Badge tone={tones[state]} dot={state === 'active' ? 'filled' : 'hollow'}>
        {text.states[state]}
      </Badge>
      {hasUnpublishedChanges ? <Badge tone="info">{text.changed}</Badge> : null}
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

function weekCell({ activity }: FlowRow) {
  if (!activity) return <Quiet>–</Quiet>;
  const { runs, failed, lastFailure } = activity;
  return (
    <Stack>
      <span>
        {text.runs(runs)}
        {failed > 0 ? <Failed>{text.failures(failed)}</Failed> : null}
      </span>
      {lastFailure?.error ? <small title={lastFailure.error}>{lastFailure.error}</small> : null}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  min-width: 0;
  a, b { font-weight: ${font.weight.medium}; overflow-wrap: anywhere; }
  small { color: ${color.textMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.regular}; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half};
`;

const Quiet = styled.span`
  color: ${color.textMuted};
`;

const Failed = styled.b`
  margin-left: ${space.x1};
  color: ${color.danger};
`;
