import { failureNotice } from '@fanfare/shared/api';
import type { HealthReport } from '@fanfare/shared/contracts';
import { RelativeTime } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { localize } from '@fanfare/shared/language';
import { usePermission } from '@fanfare/shared/store';
import { BusyButton, color, font, space } from '@fanfare/shared/ui';
import { Activity } from 'lucide-react';
import styled from 'styled-components';
import { Section } from '../../components/Section.tsx';
import { monitoringCopy } from '../../copy/monitoring.ts';
import { HealthBadge } from './HealthBadge.tsx';
import { useCheckHealthMutation } from './monitoring.api.ts';
import { Recommendations } from './Recommendations.tsx';

const text = monitoringCopy.health;

export function HealthChecks({ health }: { health: HealthReport }) {
  const changes = health.checks.toSorted((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt));
  return (
    <>
      <Section
        title={text.title}
        aside={
          <Aside>
            <HealthBadge status={health.overall} />
            <RunCheck />
          </Aside>
        }
      >
        <List aria-label={text.label}>
          {health.checks.map(({ name, nameMessage, status, message, messageMessage, changedAt, durationMs }) => (
            <li key={name}>
              <span>
                <b>{localize(nameMessage, name)}</b>
                <span>{localize(messageMessage, message)}</span>
                <small>
                  {text.since(monitoringCopy.statuses[status])} <RelativeTime at={changedAt} /> · {text.took(durationMs)}
                </small>
              </span>
              <HealthBadge status={status} />
            </li>
          ))}
        </List>
        <Quiet>
          {text.checked} <RelativeTime at={health.timestamp} />
        </Quiet>
      </Section>
      {health.recommendations.length > 0 ? (
        <Section title={text.recommendations}>
          <Recommendations recommendations={health.recommendations} />
        </Section>
      ) : null}
      <Section title={text.transitions}>
        <Quiet>{text.transitionsText}</Quiet>
        <Changes>
          {changes.map(({ name, nameMessage, status, changedAt }) => (
            <li key={name}>
              {text.became(localize(nameMessage, name), monitoringCopy.statuses[status])}
              <Quiet as="span">
                <RelativeTime at={changedAt} />
              </Quiet>
            </li>
          ))}
        </Changes>
      </Section>
    </>
  );
}

function RunCheck() {
  const mayRun = usePermission('events.manage');
  const { toast } = useHost();
  const [check, { isLoading }] = useCheckHealthMutation();
  const run = async () => {
    const { error } = await check();
    if (!error) return toast({ kind: 'success', title: text.completed });
    toast(failureNotice(error, text.failed));
  };
  if (!mayRun) return null;
  return (
    <BusyButton $size="small" $variant="primary" isBusy={isLoading} busyText={text.running} onClick={() => void run()}>
      <Activity aria-hidden="true" />
      {text.run}
    </BusyButton>
  );
}

const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
`;

const List = styled.ul`
  display: grid;
  li { display: flex; align-items: start; gap: ${space.x1half}; padding: ${space.x1half} 0; }
  li + li { border-top: 1px solid ${color.border}; }
  li > span:first-child { display: grid; flex: 1; min-width: 0; overflow-wrap: anywhere; }
  b { font-weight: ${font.weight.medium}; }
  small { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Changes = styled.ol`
  display: grid;
  gap: ${space.half};
  li { display: flex; justify-content: space-between; gap: ${space.x2}; }
`;
