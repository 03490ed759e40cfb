import { useEventCountsQuery } from '@fanfare/shared/api';
import { countText, figureList, latencyText, useSoftCount } from '@fanfare/shared/domain';
import { Link } from '@fanfare/shared/router';
import { selectNotifications, useAppSelector } from '@fanfare/shared/store';
import { color, describe, font, media, motion, Skeleton, space } from '@fanfare/shared/ui';
import { AtSign, Database, GitBranch, type LucideIcon, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { copy } from '../../copy/frame.ts';
import { useSubscriptionsQuery } from '../../state/subscriptions.api.ts';
import { urls } from '../../state/urls.ts';
import { usePipeHoursQuery, usePipeTrendsQuery } from './pipe.api.ts';
import { deliveryMs, ofToday } from './pipeFigures.ts';

const text = copy.overview;
const polled = { pollingInterval: 30_000, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true } as const;

/** The way of an event, with the figures of today. A dot travels along it when an event arrives. */
export function OverviewPanel() {
  const stages = useStages();
  const latest = useAppSelector(selectNotifications)[0]?.eventId;
  return (
    <Frame aria-labelledby="how-it-works">
      <div>
        <h2 id="how-it-works">{text.title}</h2>
        <Lead>{text.text}</Lead>
      </div>
      <Pipe>
        {text.steps.map(({ name, text: words }, place) => {
          const stage = stages[place];
          if (!stage) return null;
          const { icon: Icon, ink, soft, figure, unit, to, latency, trouble } = stage;
          return (
            <li key={name}>
              <Way>
                <Node style={{ background: soft, color: ink }}>
                  <Icon aria-hidden="true" size={20} />
                </Node>
                {place < text.steps.length - 1 ? (
                  <Edge>{latest ? <Dot key={latest} style={{ animationDelay: `${place * 180}ms` }} /> : null}</Edge>
                ) : null}
              </Way>
              <Stage>
                {figure === undefined ? (
                  <Skeleton $height="46px" $width="96px" />
                ) : figure === null ? null : (
                  <Figure>
                    {to ? (
                      <Link to={to}>
                        <Counted text={figure} />
                      </Link>
                    ) : (
                      <Counted text={figure} />
                    )}{' '}
                    <small>{unit}</small>
                  </Figure>
                )}
                <h3>{name}</h3>
                <p>{words}</p>
                {'latency' in stage || trouble ? (
                  <Facts>
                    {latency ? <span {...describe(latency.about)}>{latency.words}</span> : null}
                    {trouble}
                  </Facts>
                ) : null}
              </Stage>
            </li>
          );
        })}
      </Pipe>
    </Frame>
  );
}

const Counted = ({ text: figure }: { text: string }) => useSoftCount(figure);

interface PipeStage {
  icon: LucideIcon;
  ink: string;
  soft: string;
  /** Undefined while it is loading, null if it could not be loaded. */
  figure: string | null | undefined;
  unit: string;
  to?: string | null;
  latency?: { words: string; about: string } | null;
  trouble?: ReactNode;
}

function useStages(): readonly PipeStage[] {
  const { data: subscriptions, isError: noFields } = useSubscriptionsQuery();
  const { data: counts, isError: noCounts } = useEventCountsQuery(undefined, polled);
  const { data: trends, isError: noTrends } = usePipeTrendsQuery(undefined, polled);
  const { data: hours, isError: noHours } = usePipeHoursQuery(undefined, polled);
  const delivered = deliveryMs(useAppSelector(selectNotifications));
  const fields = subscriptions?.flatMap((subscription) => subscription.fields).filter(({ isSubscribed }) => isSubscribed).length;
  const runs = trends?.days.at(-1)?.flowExecutions;
  const now = new Date();
  const today = hours && ofToday(hours, now);
  const shown = (count: number | undefined, isError: boolean) =>
    count === undefined ? (isError ? null : undefined) : countText(count);
  return [
    {
      icon: AtSign,
      ink: color.kindStory,
      soft: color.kindStorySoft,
      figure: shown(fields, noFields),
      unit: text.subscribed(fields ?? 0),
      to: urls.subscriptions,
      latency: delivered === null ? null : { words: text.delivered(latencyText(delivered)), about: text.delivery },
    },
    {
      icon: Database,
      ink: color.kindMessage,
      soft: color.kindMessageSoft,
      figure: shown(counts?.data.today, noCounts),
      unit: text.stored,
      to: figureList('eventsToday', now),
      trouble: today && today.failed > 0 ? <Link to={urls.failedEvents}>{text.failedToday(today.failed)}</Link> : null,
    },
    {
      icon: GitBranch,
      ink: color.kindFlow,
      soft: color.kindFlowSoft,
      figure: shown(runs, noTrends),
      unit: text.runs(runs ?? 0),
      to: urls.ofType('flow_execution'),
    },
    {
      icon: Send,
      ink: color.kindPerson,
      soft: color.kindPersonSoft,
      figure: shown(today?.replies, noHours),
      unit: text.replies(today?.replies ?? 0),
      to: urls.monitoring,
      latency: today?.replyMs == null ? null : { words: text.replied(latencyText(today.replyMs)), about: text.reply },
    },
  ];
}

const travel = keyframes`
  from { inset-inline-start: 0; opacity: 1; }
  to { inset-inline-start: 100%; opacity: 0; }
`;

const fall = keyframes`
  from { top: 0; opacity: 1; }
  to { top: 100%; opacity: 0; }
`;

const Frame = styled.section`
  display: grid;
  gap: ${space.x4};
`;

const Lead = styled.p`
  max-width: 72ch;
  margin-top: ${space.half};
  color: ${color.textMuted};
`;

const Pipe = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  > li { display: grid; grid-template-rows: auto 1fr; gap: ${space.x2}; min-width: 0; }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    > li { grid-template: auto / 40px minmax(0, 1fr); }
  }
`;

const Way = styled.div`
  display: flex;
  align-items: center;
  ${media.narrow} { flex-direction: column; }
`;

const Node = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
`;

const Edge = styled.span`
  position: relative;
  flex: 1;
  height: 2px;
  margin-inline: ${space.x1};
  background: ${color.border};
  ${media.narrow} { width: 2px; height: auto; min-height: ${space.x3}; margin: ${space.half} 0; }
`;

const Dot = styled.i`
  position: absolute;
  top: -3px;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${color.accent};
  opacity: 0;
  animation: ${travel} ${motion.calm};
  ${media.narrow} { inset-inline-start: -3px; animation-name: ${fall}; }
`;

const Stage = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.half};
  padding-inline-end: ${space.x3};
  h3 { font-size: ${font.size.body}; font-weight: ${font.weight.medium}; }
  p { color: ${color.textMuted}; font-size: ${font.size.small}; }
  ${media.narrow} { padding-bottom: ${space.x3}; padding-inline-end: 0; }
`;

const Figure = styled.div`
  font-size: ${font.size.figure};
  font-weight: ${font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 40px;
  a { color: inherit; text-decoration: none; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  small { color: ${color.textMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.regular}; }
`;

const Facts = styled.div`
  /* Keeps its place while the figures load. */
  min-height: 24px;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half} ${space.x1half};
  padding-top: ${space.half};
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;
  a { color: ${color.danger}; }
  span { color: ${color.textMuted}; }
`;
