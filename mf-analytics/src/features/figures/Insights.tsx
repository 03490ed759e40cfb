import { type MessageText, routes } from '@fanfare/shared/contracts';
import { localize } from '@fanfare/shared/language';
import { Link } from '@fanfare/shared/router';
import { Button, color, font, Skeleton, space } from '@fanfare/shared/ui';
import { ArrowRight, Sparkles } from 'lucide-react';
import styled from 'styled-components';
import { Panel } from '../../components/Panel.tsx';
import { SampleBadge } from '../../components/SampleBadge.tsx';
import { copy } from '../../copy/analytics.ts';
import type { Overview } from '../../state/overview.api.ts';
import { messagesWith } from './messagesWith.ts';

const text = copy.insights;

interface InsightsProps {
  overview: Overview | undefined;
  isSample: boolean;
  onDay: (date: string) => void;
  onReport: () => void;
}

/** Sentences about the figures, each with one action. */
export function Insights({ overview, isSample, onDay, onReport }: InsightsProps) {
  const { insights = [], insightMessages: messages = [] } = overview ?? {};
  return (
    <Panel title={text.title} aside={<SampleBadge isSample={isSample} />}>
      {overview ? null : <Skeleton $height="132px" />}
      {overview && insights.length === 0 ? <Nothing>{text.nothing}</Nothing> : null}
      <List>
        {insights.map((insight, place) => (
          <li key={insight}>
            <Sparkles aria-hidden="true" />
            <span>{localize(messages[place], insight)}</span>
            <Action message={messages[place]} onDay={onDay} onReport={onReport} />
          </li>
        ))}
      </List>
    </Panel>
  );
}

interface ActionProps extends Pick<InsightsProps, 'onDay' | 'onReport'> {
  message: MessageText | undefined;
}

function Action({ message, onDay, onReport }: ActionProps) {
  const { code, params = {} } = message && 'code' in message ? message : {};
  const { date, keyword } = params;
  if (code === 'analytics.busiest-day' && typeof date === 'object' && 'day' in date) {
    return <ActionButton words={text.showDay} onClick={() => onDay(date.day)} />;
  }
  if (code === 'analytics.one-sided-conversations') {
    return <ActionTo to={`${routes.dashboard}?tab=instagram&show=unanswered`} words={text.reply} />;
  }
  if (code === 'analytics.automation-answers-faster-people' || code === 'analytics.fewer-messages') {
    return <ActionTo to={routes.automation} words={text.automate} />;
  }
  if (code === 'analytics.unhappy-messages' && typeof keyword === 'string') {
    return <ActionTo to={messagesWith(keyword)} words={text.read} />;
  }
  return <ActionButton words={text.report} onClick={onReport} />;
}

function ActionTo({ to, words }: { to: string; words: string }) {
  return (
    <Link to={to} data-on-screen>
      {words}
      <Arrow aria-hidden="true" />
    </Link>
  );
}

function ActionButton({ words, onClick }: { words: string; onClick: () => void }) {
  return (
    <Button $size="small" $variant="quiet" data-on-screen onClick={onClick}>
      {words}
      <Arrow aria-hidden="true" />
    </Button>
  );
}

const Arrow = styled(ArrowRight)`
  [dir='rtl'] & { transform: scaleX(-1); }
`;

const Nothing = styled.p`
  color: ${color.textMuted};
`;

const List = styled.ul`
  display: grid;
  li { display: flex; flex-wrap: wrap; align-items: center; gap: ${space.half} ${space.x1half}; min-height: 44px; padding: ${space.half} 0; }
  li + li { border-top: 1px solid ${color.border}; }
  li > svg { flex: none; width: 16px; height: 16px; color: ${color.accent}; }
  li > span { flex: 1 1 240px; min-width: 0; }
  a, button { display: inline-flex; flex: none; align-items: center; gap: 6px; color: ${color.accent}; font-size: ${font.size.small}; font-weight: ${font.weight.medium}; text-decoration: none; }
  a { padding: ${space.half} ${space.x1half}; }
  a:hover { text-decoration: underline; }
  a svg, button svg { width: 14px; height: 14px; }
  @media (max-width: 719px) {
    li > span { flex-basis: calc(100% - 32px); }
    a, button { margin-inline-start: ${space.x2}; }
  }
`;
