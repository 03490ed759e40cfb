import { type ReactNode, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { EventDecision } from '../../contracts/index.ts';
import { localize } from '../../language/index.ts';
import { Button, color, font, SkeletonRows, StatePanel, space } from '../../ui/index.ts';
import { explanationCopy as text } from './copy.ts';
import { FlowDrawing } from './drawing/FlowDrawing.tsx';
import { Ladder } from './Ladder.tsx';
import { Lead } from './Lead.tsx';
import type { LinkComponent } from './LinkComponent.ts';
import { EntryDetail } from './timeline/EntryDetail.tsx';
import { type Entry, storyOf } from './timeline/storyOf.ts';
import { Timeline } from './timeline/Timeline.tsx';

export interface ExplanationProps {
  /** Undefined while it is loading, and after a failure. */
  decision: EventDecision | undefined;
  error: unknown;
  /** True if no decision is stored, so a retry cannot help. */
  isMissing: boolean;
  onRetry: () => void;
  link: LinkComponent;
  /** Shows the event that it is about. */
  hasEvent?: boolean;
  /** The account of the event, if that is of interest. */
  account?: ReactNode;
  onOpenEvent?: (eventId: string) => void;
}

/** Why an event was answered or not: the path through the flow, the timeline, and the automations that were evaluated. */
export function Explanation({ decision, error, isMissing, onRetry, ...more }: ExplanationProps) {
  if (decision) return <Story decision={decision} {...more} />;
  if (!error) return <SkeletonRows label={text.loading} count={5} height="56px" />;
  return (
    <StatePanel
      kind="failed"
      title={text.failed}
      error={isMissing ? null : error}
      action={isMissing ? null : <Button onClick={onRetry}>{text.retry}</Button>}
    >
      {isMissing ? text.missing : null}
    </StatePanel>
  );
}

type StoryProps = Pick<ExplanationProps, 'link' | 'hasEvent' | 'account' | 'onOpenEvent'> & { decision: EventDecision };

function Story({ decision, link, hasEvent = false, account = null, onOpenEvent }: StoryProps) {
  const { run, flow, considered } = decision;
  const entries = useMemo(() => storyOf(decision), [decision]);
  const [openId, setOpenId] = useState<string | null>(null);
  const selected = entries.find(({ id }) => id === openId)?.nodeId ?? null;
  const showsLadder = run === null && considered.length > 0;
  const drawing = run && flow && flow.nodes.length > 0 ? flow : null;
  const select = (nodeId: string) => {
    const own = entries.filter((entry) => entry.nodeId === nodeId);
    const next = own.find(({ subject }) => subject.kind === 'step' || subject.kind === 'run') ?? own[0];
    if (next) setOpenId(next.id === openId ? null : next.id);
  };
  const detailOf = (entry: Entry) =>
    entry.subject.kind === 'decided' ? (
      showsLadder ? (
        <Quiet>{localize(decision.explanationMessage, decision.explanation)}</Quiet>
      ) : (
        <Ladder decision={decision} link={link} />
      )
    ) : (
      <EntryDetail entry={entry} decision={decision} link={link} onOpenEvent={onOpenEvent} />
    );
  return (
    <Frame>
      <Lead decision={decision} link={link} hasEvent={hasEvent} account={account} />
      <Columns $isSplit={drawing !== null || showsLadder}>
        {drawing && run ? (
          <FlowDrawing sketch={drawing} run={run} selected={selected} onSelect={select} />
        ) : run && flow === null ? (
          <Quiet>{text.drawing.gone}</Quiet>
        ) : null}
        {showsLadder ? (
          <Section>
            <h3>{text.ladder.title}</h3>
            <Ladder decision={decision} link={link} />
          </Section>
        ) : null}
        <Section>
          <h3>{text.timeline.label}</h3>
          <Timeline entries={entries} openId={openId} onOpen={setOpenId} detailOf={detailOf} />
        </Section>
      </Columns>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
`;

const Columns = styled.div<{ $isSplit: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3} ${space.x4};
  align-items: start;
  padding-top: ${space.x3};
  border-top: 1px solid ${color.border};
  ${({ $isSplit }) => ($isSplit ? 'grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));' : '')}
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
  h3 { color: ${color.textMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.medium}; }
`;

const Quiet = styled.p`
  color: ${color.textMuted};
`;
