import { RelativeTime } from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { Badge, BusyButton, color, font, radius, space, type Tone } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { replayCopy as copy } from '../../copy/panels/replay.ts';
import type { Report } from './replay.api.ts';

type Item = Report['items'][number];

const tones: Record<Item['change'], Tone> = {
  stolen: 'warning',
  newly_answered: 'success',
  dropped: 'danger',
  different: 'info',
};

interface AffectedContactsProps {
  report: Report;
  isLoading: boolean;
  onMore: () => void;
}

export function AffectedContacts({ report: { items, nextCursor }, isLoading, onMore }: AffectedContactsProps) {
  return (
    <section>
      <Title>{copy.items}</Title>
      <List>
        {items.map((item) => (
          <li key={item.eventId}>
            <Head>
              <strong>{item.contact.username ?? copy.unnamed}</strong>
              <RelativeTime at={item.happenedAt} />
              <Badge tone={tones[item.change]}>{copy.changes[item.change]}</Badge>
            </Head>
            <p dir="auto">{item.text}</p>
            <dl>
              <dt>{copy.today}</dt>
              <dd>
                <Answer answer={item.published} />
              </dd>
              <dt>{copy.draft}</dt>
              <dd>
                <Answer answer={item.draft} />
              </dd>
            </dl>
          </li>
        ))}
      </List>
      {nextCursor === null ? null : (
        <BusyButton $size="small" isBusy={isLoading} busyText={copy.loadingMore} onClick={onMore}>
          {copy.more}
        </BusyButton>
      )}
    </section>
  );
}

function Answer({ answer: { automation, replies, error, errorMessage } }: { answer: Item['draft'] }) {
  return (
    <>
      {replies.length === 0 ? <span>{copy.noAnswer}</span> : null}
      {replies.map(({ text, at, isTooLate }) => (
        <span key={`${at} ${text}`} dir="auto">
          {text} {isTooLate ? <Badge tone="danger">{copy.late}</Badge> : null}
        </span>
      ))}
      {automation ? <small>{copy.by(automation.name)}</small> : null}
      {error === null ? null : <small data-is-error="">{localize(errorMessage, error)}</small>}
    </>
  );
}

const Title = styled.h3`
  margin-bottom: ${space.x1};
  font-size: ${font.size.small};
  font-weight: ${font.weight.bold};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
  margin-bottom: ${space.x1half};
  font-size: ${font.size.small};
  > li { padding: ${space.x1half}; border: 1px solid ${color.border}; border-radius: ${radius.medium}; }
  > li > p { margin: ${space.half} 0; }
  dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${space.half} ${space.x1}; padding-top: ${space.half}; }
  dt { color: ${color.textMuted}; }
  dd span { display: block; white-space: pre-wrap; }
  small { display: block; font-size: 0.75rem; color: ${color.textMuted}; }
  small[data-is-error] { color: ${color.danger}; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half} ${space.x1};
  time { flex: 1; color: ${color.textMuted}; }
`;
