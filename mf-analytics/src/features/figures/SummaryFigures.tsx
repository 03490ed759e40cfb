import { countText, durationText, momentText, percentText } from '@fanfare/shared/domain';
import { GoalMark } from '../../components/GoalMark.tsx';
import { copy } from '../../copy/analytics.ts';
import type { Overview } from '../../state/overview.api.ts';
import { changeOf } from '../../state/texts/changeText.ts';
import { Figure, Figures } from './Figure.tsx';

const text = copy.figures;
const COLUMNS = 4;

interface SummaryFiguresProps {
  overview: Overview | undefined;
  isSample: boolean;
  /** Instagram's figures can be real even before the first message. */
  isSampleEngagement: boolean;
}

export function SummaryFigures({ overview, isSample, isSampleEngagement }: SummaryFiguresProps) {
  if (!overview) {
    return (
      <Figures $columns={COLUMNS} $narrowColumns={1}>
        {[text.total, text.active, text.response, text.engagement].map((label) => (
          <Figure key={label} label={label} values={[]} />
        ))}
      </Figures>
    );
  }
  const { totals, previous, messageTrends: days } = overview;
  const before = previous.totals;
  return (
    <Figures $columns={COLUMNS} $narrowColumns={1}>
      <Figure
        label={text.total}
        values={[{ value: countText(totals.totalMessages) }]}
        hint={text.totalHint(countText(totals.inbound), countText(totals.outbound))}
        change={changeOf(totals.totalMessages, before.totalMessages)}
        course={days.map(({ messages }) => messages)}
        goal={isSample ? null : <GoalMark metric="totalMessages" />}
        isSample={isSample}
      />
      <Figure
        label={text.active}
        values={[{ value: countText(totals.activeConversations) }]}
        hint={text.activeHint(countText(totals.conversations))}
        change={changeOf(totals.activeConversations, before.activeConversations)}
        course={days.map(({ conversations }) => conversations)}
        goal={isSample ? null : <GoalMark metric="activeConversations" />}
        isSample={isSample}
      />
      <ResponseTime totals={totals} before={before} isSample={isSample} />
      <EngagementRate overview={overview} isSample={isSampleEngagement} />
    </Figures>
  );
}

type Totals = Overview['totals'];

function ResponseTime({ totals, before, isSample }: { totals: Totals; before: Totals; isSample: boolean }) {
  const { averageMs = null, medianMs, p90Ms, sample } = totals.responseTime.all;
  const goal = isSample ? null : <GoalMark metric="responseTime" />;
  if (medianMs === null) {
    return <Figure label={text.response} values={[{ value: text.missing }]} hint={text.noResponse} goal={goal} isMissing />;
  }
  return (
    <Figure
      label={text.response}
      values={[
        { value: averageMs === null ? text.missing : durationText(averageMs), name: text.average },
        { value: durationText(medianMs), name: text.median },
      ]}
      hint={text.responseHint(countText(sample))}
      about={text.responseAbout(durationText(p90Ms ?? medianMs))}
      change={changeOf(averageMs, before.responseTime.all.averageMs ?? null)}
      isLessBetter
      goal={goal}
      isSample={isSample}
    />
  );
}

function EngagementRate({ overview, isSample }: { overview: Overview; isSample: boolean }) {
  const { totals, previous, engagement } = overview;
  const rate = totals.engagementRate;
  const { interactions = 0, reach = 0, days = 0, posts = 0, fetchedAt = null, gap = null, daily = [] } = engagement ?? {};
  const fetched = fetchedAt === null ? text.neverFetched : text.fetched(momentText(fetchedAt));
  return (
    <Figure
      label={text.engagement}
      values={[{ value: rate === null ? text.missing : percentText(rate) }]}
      hint={rate === null ? text.gaps[gap ?? 'no_reach'] : text.engagementHint(countText(interactions), countText(reach))}
      about={text.engagementAbout(days, posts, fetched)}
      change={changeOf(rate, previous.totals.engagementRate)}
      course={rate === null ? [] : daily.map((day) => (day.reach ? ((day.interactions ?? 0) / day.reach) * 100 : 0))}
      isMissing={rate === null}
      isSample={isSample}
    />
  );
}
