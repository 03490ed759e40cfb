import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { EventDecision } from '../../../contracts/index.ts';
import { localize } from '../../../language/index.ts';
import { JsonBlock } from '../../../ui/cards/JsonBlock.tsx';
import { CopyButton } from '../../../ui/code/CopyButton.tsx';
import { exactMomentText } from '../../../ui/formats/dates.ts';
import { durationText, latencyText } from '../../../ui/formats/durations.ts';
import { Button, FactList, font, space } from '../../../ui/index.ts';
import { explanationCopy } from '../copy.ts';
import { nodeName } from '../drawing/nodeLook.ts';
import { builderUrl } from '../fixes.ts';
import type { LinkComponent } from '../LinkComponent.ts';
import { eventSource } from './eventSource.ts';
import { type Entry, type Run, type RunMessage, type SendCall, type Subject, waitText } from './storyOf.ts';

const text = explanationCopy.facts;

interface EntryDetailProps {
  entry: Entry;
  decision: EventDecision;
  link: LinkComponent;
  onOpenEvent?: ((eventId: string) => void) | undefined;
}

export function EntryDetail({ entry, decision, link: Link, onOpenEvent }: EntryDetailProps) {
  const facts = factsOf(entry.subject, decision);
  const { subject } = entry;
  const original = subject.kind === 'received' ? subject.event.replayOf : null;
  return (
    <Frame>
      <FactList facts={facts} />
      {original && onOpenEvent ? (
        <Button $size="small" onClick={() => onOpenEvent(original)}>
          {explanationCopy.timeline.original}
        </Button>
      ) : null}
      {subject.kind === 'received' ? <JsonBlock label={text.payload} value={subject.event.payload} /> : null}
      {(subject.kind === 'run' || subject.kind === 'step') && decision.builderFlow ? (
        <Link to={builderUrl(decision.builderFlow)}>{text.openFlow}</Link>
      ) : null}
    </Frame>
  );
}

interface Fact {
  name: string;
  value: ReactNode;
}

function factsOf(subject: Subject, decision: EventDecision): Fact[] {
  switch (subject.kind) {
    case 'happened':
      return [{ name: text.occurred, value: exactMomentText(subject.event.timestamp) }];
    case 'received': {
      const { event } = subject;
      const source = eventSource(event);
      return [
        { name: text.received, value: exactMomentText(event.receivedAt) },
        { name: text.source, value: explanationCopy.timeline.sourceTexts[source] },
        { name: text.attempts, value: event.attempts > 1 ? event.attempts : null },
        {
          name: text.error,
          value: event.processingError === null ? null : localize(event.processingErrorMessage, event.processingError),
        },
      ];
    }
    case 'run':
      return [{ name: text.input, value: subject.run.input || null }];
    case 'end':
      return endFacts(subject.run);
    case 'step':
      return stepFacts(subject, decision);
    case 'message':
      return messageFacts(subject.message);
    case 'call':
      return [...callFacts(subject.call), ...messageFacts(subject.message)];
    case 'wait':
      return [
        { name: text.result, value: waitText(subject.wait) },
        { name: text.until, value: subject.wait.until && exactMomentText(subject.wait.until) },
        { name: text.node, value: nodeOf(subject.wait.nodeId, decision) },
      ];
    case 'seen':
      return [{ name: text.occurred, value: decision.seenAt ? exactMomentText(decision.seenAt) : null }];
    case 'decided':
      return [];
  }
}

function stepFacts({ step, run }: Extract<Subject, { kind: 'step' }>, { flow }: EventDecision): Fact[] {
  const node = flow?.nodes.find(({ id }) => id === step.nodeId);
  const checks = step.nodeType === 'conditionNode' || step.nodeType === 'rulesNode';
  return [
    { name: text.node, value: node ? nodeName(node) : null },
    { name: text.setting, value: node?.text ?? null },
    { name: text.input, value: checks ? run.input || null : null },
    { name: text.result, value: explanationCopy.outputs[step.result] ?? localize(step.message, step.detail) },
  ];
}

function endFacts({ error, errorMessage, variables, tags }: Run): Fact[] {
  const values = Object.entries(variables).map(([name, value]) => `${name} = ${value}`);
  return [
    { name: text.error, value: error === null ? null : localize(errorMessage, error) },
    { name: text.values, value: values.length > 0 ? values.join('\n') : null },
    { name: text.tags, value: tags.length > 0 ? tags.join(', ') : null },
  ];
}

function messageFacts({ text: words, sentAs = 'message', windowAgeSeconds, attempts, error, errorMessage }: RunMessage): Fact[] {
  return [
    { name: text.error, value: error === null ? null : localize(errorMessage, error) },
    { name: text.message, value: words || null },
    { name: text.sentAs, value: text.ways[sentAs] },
    { name: text.window, value: windowAgeSeconds === null ? null : durationText(windowAgeSeconds * 1_000) },
    { name: text.attempts, value: attempts > 1 ? attempts : null },
  ];
}

function callFacts({ durationMs, code, subcode, traceId }: SendCall): Fact[] {
  const number = code === null ? null : subcode === null ? `${code}` : `${code}/${subcode}`;
  return [
    { name: text.duration, value: latencyText(durationMs) },
    { name: text.code, value: number && <Code>{number}</Code> },
    {
      name: text.trace,
      value:
        traceId === null ? null : (
          <Trace>
            <Code>{traceId}</Code>
            <CopyButton label={text.copyTrace} text={() => traceId} />
          </Trace>
        ),
    },
  ];
}

function nodeOf(nodeId: string, { flow }: EventDecision): string | null {
  const node = flow?.nodes.find(({ id }) => id === nodeId);
  return node ? nodeName(node) : null;
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.x1half};
  font-size: ${font.size.small};
  > dl, > pre { justify-self: stretch; }
  > dl:empty { display: none; }
  dl { gap: ${space.half} ${space.x2}; }
  pre { max-height: 200px; }
`;

const Code = styled.code`
  font-family: ${font.mono};
  font-size: ${font.size.small};
`;

const Trace = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
`;
