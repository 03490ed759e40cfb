import type { ReplayItem } from '@fanfare/shared/contracts';
import { outcomeTexts, previewText } from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { Badge, color, font, radius, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { eventsCopy } from '../../../copy/events.ts';

const text = eventsCopy.replay;

export function ReplayList({ items }: { items: readonly ReplayItem[] }) {
  return (
    <List aria-label={text.title} tabIndex={0}>
      {items.map(({ eventId, contact, text: words, outcome, chosen, replies, refusal }) => (
        <li key={eventId}>
          <Line>
            <span>
              <b>{contact?.username ?? text.unknownPerson}</b> <span dir="auto">{previewText(words ?? text.noText)}</span>
            </span>
            {chosen ? <Badge tone="success">{chosen.name}</Badge> : null}
          </Line>
          {refusal ? (
            <Refusal>{localize(refusal.message, refusal.text)}</Refusal>
          ) : (
            <Quiet>
              {replies.length > 0 ? text.wouldSend(replies.map((reply) => previewText(reply))) : text.noReply}
              {outcome && !chosen ? ` · ${outcomeTexts[outcome]}` : ''}
            </Quiet>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  max-height: 40vh;
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  li { display: grid; gap: 2px; padding: ${space.x1} ${space.x1half}; overflow-wrap: anywhere; }
  li + li { border-top: 1px solid ${color.border}; }
  &:focus-visible { outline-offset: -2px; }
`;

const Line = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.x1};
  b { font-weight: ${font.weight.medium}; }
`;

const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Refusal = styled(Quiet)`
  color: ${color.danger};
`;
