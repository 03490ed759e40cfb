import type { ReleasedBuild, ReleasedRemote } from '@fanfare/shared/contracts';
import { Badge, Button, color, font, Menu, type MenuGroup, space } from '@fanfare/shared/ui';
import { type Column, Sparkline } from '@fanfare/shared/widgets';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { copy as text } from '../../copy.ts';

const columns = text.columns;

export function buildColumns(
  { rollout }: ReleasedRemote,
  actionsOf: (build: ReleasedBuild) => readonly MenuGroup[],
): Column<ReleasedBuild>[] {
  return [
    { id: 'build', header: columns.build, isLead: true, cell: ({ build }) => <Name>{build}</Name> },
    { id: 'people', header: columns.people, width: '230px', cell: ({ state }) => <People state={state} rollout={rollout} /> },
    { id: 'starts', header: columns.starts, width: '150px', cell: (build) => <Starts build={build} /> },
    { id: 'failures', header: columns.failures, width: '190px', cell: (build) => <Failures build={build} /> },
    {
      id: 'crashes',
      header: columns.crashes,
      width: '110px',
      cell: ({ health }) => (health ? text.share(health.crashed, health.drawn) : '–'),
    },
    { id: 'time', header: columns.time, width: '120px', cell: ({ health }) => text.milliseconds(health?.p75Ms ?? null) },
    { id: 'act', header: text.act, width: '136px', cell: (build) => <Actions build={build} groups={actionsOf(build)} /> },
  ];
}

function People({ state, rollout }: Pick<ReleasedRemote, 'rollout'> & Pick<ReleasedBuild, 'state'>) {
  const { people } = text;
  if (state === 'live') return <Badge tone="success">{rollout?.traffic ? people.liveRest : people.live}</Badge>;
  if (state !== 'rollout' || !rollout) return <span>{state === 'fallback' ? people.fallback : people.earlier}</span>;
  const { traffic, pausedAt, auto } = rollout;
  if (auto !== null) {
    return (
      <>
        <Badge tone="accent">{people.auto(traffic)}</Badge>
        <Below>{auto}</Below>
      </>
    );
  }
  return pausedAt === null ? (
    <Badge tone="accent">{people.rollout(traffic)}</Badge>
  ) : (
    <Badge tone="warning">{people.paused(pausedAt)}</Badge>
  );
}

function Starts({ build: { build, health, hours } }: { build: ReleasedBuild }) {
  if (!health) return <Quiet>{text.noEvidence}</Quiet>;
  return (
    <Line>
      {health.drawn}
      {hours.length > 1 ? <Sparkline label={text.hours(build)} values={hours.map(({ drawn }) => drawn)} width={72} /> : null}
    </Line>
  );
}

function Failures({ build: { health } }: { build: ReleasedBuild }) {
  if (!health) return '–';
  return (
    <>
      {text.share(health.failed, health.loaded + health.failed)}
      {health.failures.slice(0, 3).map(({ phase, kind, count }) => (
        <Quiet key={`${phase} ${kind}`}>{text.why(phase, kind, count)}</Quiet>
      ))}
    </>
  );
}

function Actions({ build: { build }, groups }: { build: ReleasedBuild; groups: readonly MenuGroup[] }) {
  const trigger = (
    <Button $size="small" aria-label={text.actions(build)}>
      {text.act}
      <ChevronDown aria-hidden="true" size={16} />
    </Button>
  );
  return <Menu label={text.actions(build)} trigger={trigger} groups={groups} />;
}

const Name = styled.span`
  font-family: ${font.mono};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;
`;

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x1};
`;

const Quiet = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

// Text must not touch the badge.
const Below = styled(Quiet)`
  margin-top: ${space.half};
`;
