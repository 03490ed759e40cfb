import { Check } from 'lucide-react';
import styled from 'styled-components';
import type { EventDecision } from '../../contracts/index.ts';
import { localize } from '../../language/index.ts';
import { color, font, space } from '../../ui/index.ts';
import { explanationCopy } from './copy.ts';
import { fixOf } from './fixes.ts';
import type { LinkComponent } from './LinkComponent.ts';

const text = explanationCopy.ladder;

type Line = EventDecision['considered'][number];

interface LadderProps {
  decision: EventDecision;
  link: LinkComponent;
}

export function Ladder({ decision, link }: LadderProps) {
  if (decision.considered.length === 0) return <Quiet>{text.none}</Quiet>;
  return (
    <List role="list" aria-label={text.list}>
      {decision.considered.map((line, place) => (
        <Rung key={line.automationId} line={line} place={place + 1} threadId={decision.threadId} link={link} />
      ))}
    </List>
  );
}

interface RungProps {
  line: Line;
  place: number;
  threadId: string | null | undefined;
  link: LinkComponent;
}

function Rung({ line, place, threadId, link: Link }: RungProps) {
  const { name, exists, result, reason, summary, detail, message } = line;
  const fix = fixOf(line, threadId);
  const title = localize({ code: `considerations.${reason}` }, summary);
  const more = localize(message, detail);
  return (
    <Item>
      <Disc $isChosen={result === 'chosen'} aria-hidden="true">
        {result === 'chosen' ? <Check size={14} /> : place}
      </Disc>
      <Words>
        <span>
          <strong dir="auto">{name}</strong>
          {exists ? null : <Quiet as="span">({text.deleted}) </Quiet>}
          <Reason $isChosen={result === 'chosen'}>{title}</Reason>
        </span>
        {more === title ? null : <Quiet>{more}</Quiet>}
      </Words>
      {fix ? <Link to={fix.to}>{fix.label}</Link> : null}
    </Item>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.half} ${space.x1half};
  min-height: 56px;
  padding: ${space.x1} 0;
  &:not(:last-child) { border-bottom: 1px solid ${color.border}; }
  > a { font-size: ${font.size.small}; white-space: nowrap; }
  @media (max-width: 479px) {
    grid-template-columns: auto minmax(0, 1fr);
    > a { grid-column: 2; justify-self: start; }
  }
`;

const Disc = styled.span<{ $isChosen: boolean }>`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${({ $isChosen }) => ($isChosen ? color.successSoft : color.sunken)};
  color: ${({ $isChosen }) => ($isChosen ? color.success : color.textMuted)};
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;
`;

const Words = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  strong { margin-inline-end: ${space.x1}; font-weight: ${font.weight.medium}; }
`;

const Reason = styled.span<{ $isChosen: boolean }>`
  color: ${({ $isChosen }) => ($isChosen ? color.success : color.textMuted)};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`;

const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
