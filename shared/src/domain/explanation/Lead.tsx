import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { EventDecision, WebhookEvent } from '../../contracts/index.ts';
import { localize } from '../../language/index.ts';
import { durationText } from '../../ui/formats/durations.ts';
import { Banner, type ButtonLook, buttonStyle, color, font, media, radius, space } from '../../ui/index.ts';
import { RelativeTime } from '../../ui/times/RelativeTime.tsx';
import { contentText } from '../events/contentText.ts';
import { EventTypeIcon } from '../events/EventTypeIcon.tsx';
import { outcomeTexts } from '../events/outcomeTexts.ts';
import { senderName } from '../events/senderName.ts';
import { explanationCopy } from './copy.ts';
import { firstFix } from './fixes.ts';
import type { LinkComponent } from './LinkComponent.ts';
import { answerMs, waitText } from './timeline/storyOf.ts';

const text = explanationCopy.lead;

interface LeadProps {
  decision: EventDecision;
  link: LinkComponent;
  hasEvent: boolean;
  account: ReactNode;
}

export function Lead({ decision, link, hasEvent, account }: LeadProps) {
  const { event, run } = decision;
  const { label, figure, lines, tone } = leadOf(decision);
  const fix = decision.isErased ? null : firstFix(decision);
  const FixLink = link;
  const trouble = troubleOf(decision);
  return (
    <Frame $isSplit={hasEvent && event !== undefined}>
      <Told>
        <Label $tone={tone}>{label}</Label>
        <Figure>{figure}</Figure>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {run?.isSimulated ? <p>{text.simulated}</p> : null}
        {fix ? (
          <Fixes>
            <Look $variant="primary" $size="small">
              <FixLink to={fix.to}>{fix.label}</FixLink>
            </Look>
          </Fixes>
        ) : null}
      </Told>
      {hasEvent && event ? <Asked event={event} account={account} reply={replyOf(decision)} /> : null}
      {trouble ? (
        <Trouble>
          <Banner tone="danger">{trouble}</Banner>
        </Trouble>
      ) : null}
    </Frame>
  );
}

interface Told {
  label: string;
  figure: string;
  lines: readonly string[];
  tone: 'good' | 'bad' | 'open' | 'quiet';
}

const unneeded: ReadonlySet<EventDecision['outcome']> = new Set(['own_message', 'duplicate', 'stored_only', 'already_answered']);

function leadOf(decision: EventDecision): Told {
  const { outcome, run, explanation, explanationMessage, isErased } = decision;
  const flow = run ? [text.flow(run.flow.name, run.flow.version)] : [];
  if (isErased)
    return {
      label: text.erased,
      figure: outcome ? outcomeTexts[outcome] : text.pending,
      lines: [text.erasedText],
      tone: 'quiet',
    };
  const waits = (run?.waits ?? []).map(waitText);
  const answered = answerMs(decision);
  if (answered !== null)
    return { label: text.answered, figure: durationText(answered), lines: [...flow, ...waits], tone: 'good' };
  if (run && waits[0] !== undefined)
    return { label: text.waiting, figure: waits[0], lines: [...flow, ...waits.slice(1)], tone: 'open' };
  const why = localize(explanationMessage, explanation);
  if (outcome === null) return { label: text.pending, figure: why, lines: flow, tone: 'open' };
  if (outcome === 'flow_failed') return { label: text.failed, figure: outcomeTexts[outcome], lines: flow, tone: 'bad' };
  if (outcome === 'flow_ran') return { label: text.ran, figure: text.sentNothing, lines: flow, tone: 'quiet' };
  const label = unneeded.has(outcome) ? text.unneeded : text.unanswered;
  return { label, figure: outcomeTexts[outcome], lines: [why], tone: unneeded.has(outcome) ? 'quiet' : 'bad' };
}

function troubleOf({ run }: EventDecision): string | null {
  if (!run) return null;
  if (run.error !== null) return localize(run.errorMessage, run.error);
  const lost = run.messages.find(({ error }) => error !== null);
  return lost?.error ? localize(lost.errorMessage, lost.error) : null;
}

function replyOf({ run }: EventDecision): string | null {
  return run?.messages.find(({ state, text: words }) => state === 'sent' && words !== '')?.text ?? null;
}

interface AskedProps {
  event: WebhookEvent;
  account: ReactNode;
  reply: string | null;
}

function Asked({ event, account, reply }: AskedProps) {
  return (
    <Talk>
      <Who>
        <EventTypeIcon type={event.eventType} />
        <span>
          <b dir="auto">{senderName(event)}</b> <RelativeTime at={event.timestamp} /> {account}
        </span>
      </Who>
      <Bubble dir="auto">{contentText(event)}</Bubble>
      {reply === null ? null : (
        <Bubble dir="auto" $isOurs>
          {reply}
        </Bubble>
      )}
    </Talk>
  );
}

const inks: Readonly<Record<Told['tone'], string>> = {
  good: color.success,
  bad: color.danger,
  open: color.kindTime,
  quiet: color.textMuted,
};

const Frame = styled.div<{ $isSplit: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2} ${space.x4};
  ${({ $isSplit }) => ($isSplit ? 'grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));' : '')}
`;

const Told = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  overflow-wrap: anywhere;
  > p:nth-child(n + 3) { color: ${color.textMuted}; }
`;

const Label = styled.p<{ $tone: Told['tone'] }>`
  color: ${({ $tone }) => inks[$tone]};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`;

const Figure = styled.p`
  font-size: ${font.size.figure};
  font-variant-numeric: tabular-nums;
  font-weight: ${font.weight.bold};
  letter-spacing: -0.02em;
  line-height: 1.2;
  ${media.narrow} { font-size: ${font.size.display}; }
`;

const Fixes = styled.div`
  margin-top: ${space.x1};
`;

const Look = styled.span<ButtonLook>`
  display: contents;
  > a { ${buttonStyle} }
`;

const Talk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.x1};
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  min-width: 0;
  overflow-wrap: anywhere;
  b { font-weight: ${font.weight.medium}; }
  time { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const Bubble = styled.p<{ $isOurs?: boolean }>`
  display: -webkit-box;
  justify-self: ${({ $isOurs }) => ($isOurs ? 'end' : 'start')};
  max-width: 88%;
  padding: ${space.x1} ${space.x1half};
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${({ $isOurs }) => ($isOurs ? color.accentSoft : color.sunken)};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Trouble = styled.div`
  grid-column: 1 / -1;
`;
