import { countText, StatCard, StatRow } from '@fanfare/shared/parts';
import { copy } from '../../copy/analytics.ts';
import { GoalMark } from '../../parts/GoalMark.tsx';
import type { Overview } from '../../state/overview.api.ts';
import { changeOf, changeText } from '../../state/texts/changeText.ts';
import { durationText } from '../../state/texts/durationText.ts';
import { percentText } from '../../state/texts/percentText.ts';

const text = copy.figures;

/** The four figures of the specification. What they rest on, and how they have changed, stands below each. */
export function SummaryCards({ overview, isSample }: { overview: Overview | undefined; isSample: boolean }) {
  if (!overview) {
    return (
      <StatRow>
        {[text.total, text.active, text.response, text.engagement].map((label) => (
          <StatCard key={label} label={label} value={null} />
        ))}
      </StatRow>
    );
  }
  const { totals, previous } = overview;
  const { medianMs, p90Ms, sample } = totals.responseTime.all;
  const response = medianMs === null ? text.noResponse : text.responseHint(countText(sample), durationText(p90Ms ?? medianMs));
  return (
    <StatRow>
      <StatCard
        label={text.total}
        value={countText(totals.totalMessages)}
        hint={withChange(
          text.totalHint(countText(totals.inbound), countText(totals.outbound)),
          changeOf(totals.totalMessages, previous.totals.totalMessages),
        )}
        below={isSample ? null : <GoalMark metric="totalMessages" />}
      />
      <StatCard
        label={text.active}
        value={countText(totals.activeConversations)}
        hint={withChange(
          text.activeHint(countText(totals.conversations)),
          changeOf(totals.activeConversations, previous.totals.activeConversations),
        )}
        below={isSample ? null : <GoalMark metric="activeConversations" />}
      />
      <StatCard
        label={text.response}
        value={medianMs === null ? text.missing : durationText(medianMs)}
        hint={withChange(response, medianMs === null ? null : changeOf(medianMs, previous.totals.responseTime.all.medianMs ?? 0))}
        below={isSample ? null : <GoalMark metric="responseTime" />}
      />
      <StatCard
        label={text.engagement}
        value={totals.engagementRate === null ? text.missing : percentText(totals.engagementRate)}
        hint={text.engagementHint}
      />
    </StatRow>
  );
}

function withChange(hint: string, change: number | null): string {
  const words = changeText(change);
  return words === null ? hint : `${hint}; ${text.change(words)}`;
}
