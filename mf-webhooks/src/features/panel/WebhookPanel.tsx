import { routes } from '@fanfare/shared/contracts';
import { countText, FigureCard, LiveBadge, RelativeTime, StaleNote, StatRow } from '@fanfare/shared/domain';
import { Link } from '@fanfare/shared/router';
import { selectIsLost, useAppSelector } from '@fanfare/shared/store';
import { Button, color, font, SkeletonRows, StatePanel, space, type Tone } from '@fanfare/shared/ui';
import { CopyButton } from '@fanfare/shared/widgets';
import { CloudAlert } from 'lucide-react';
import styled from 'styled-components';
import { Section } from '../../components/Section.tsx';
import { panelCopy as text } from '../../copy/panel.ts';
import { useWebhookStatusQuery } from './panel.api.ts';
import { RecentEvents } from './RecentEvents.tsx';
import { WebhookTests } from './WebhookTests.tsx';

const tones: Readonly<Record<keyof typeof text.statuses, Tone>> = {
  active: 'success',
  inactive: 'warning',
  error: 'danger',
  unknown: 'neutral',
};

export function WebhookPanel() {
  const { data, error, isLoading, refetch, fulfilledTimeStamp } = useWebhookStatusQuery();
  const isLost = useAppSelector(selectIsLost);
  if (isLoading) return <SkeletonRows label={text.loading} count={4} height="120px" />;
  if (!data) {
    return (
      <StatePanel
        kind="failed"
        title={text.failedTitle}
        error={error}
        icon={<CloudAlert />}
        action={<Button onClick={refetch}>{text.retry}</Button>}
      >
        {text.failedText}
      </StatePanel>
    );
  }
  const { name, text: meaning } = text.statuses[data.status];
  return (
    <Column>
      <Section title={text.title} aside={<Link to={routes.webhookManagement}>{text.more}</Link>}>
        <Line>
          <LiveBadge tone={tones[data.status]} dot={data.status === 'active' ? 'filled' : 'hollow'}>
            {name}
          </LiveBadge>
          {isLost ? <StaleNote at={fulfilledTimeStamp} /> : <span>{meaning}</span>}
        </Line>
        <Endpoint>
          <dt>{text.endpoint}</dt>
          <dd>
            <code>{data.webhookUrl}</code>
            <CopyButton label={text.copyEndpoint} text={() => data.webhookUrl} />
          </dd>
          <dt>{text.lastEvent}</dt>
          <dd>{data.lastEventAt ? <RelativeTime at={data.lastEventAt} /> : text.never}</dd>
        </Endpoint>
        <StatRow>
          <FigureCard id="totalEvents" link={Link} value={countText(data.total)} />
          <FigureCard id="processedEvents" link={Link} value={countText(data.processed)} />
          <FigureCard id="pendingEvents" link={Link} value={countText(data.pending)} />
        </StatRow>
      </Section>
      <WebhookTests />
      <RecentEvents />
      <Section title={text.setup.title}>
        <Steps>
          {text.setup.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      </Section>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
`;

const Endpoint = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  align-items: center;
  gap: ${space.half} ${space.x3};
  dt { color: ${color.textMuted}; font-size: ${font.size.small}; }
  dd { display: flex; flex-wrap: wrap; align-items: center; gap: ${space.half} ${space.x1}; min-width: 0; }
  code { font-family: ${font.mono}; font-size: ${font.size.small}; overflow-wrap: anywhere; }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space.x1};
  max-width: 80ch;
  padding-inline-start: ${space.x3};
  list-style: decimal;
`;
