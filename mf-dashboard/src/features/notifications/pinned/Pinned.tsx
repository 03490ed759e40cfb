import { routes, teamNoticeOf } from '@fanfare/shared/contracts';
import { EventTypeIcon, isNotice, isRetryable, noticeLink, RowAccount, senderName } from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { Link, useQueryState } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { Button, type ButtonLook, buttonStyle, color, font, space } from '@fanfare/shared/ui';
import { Hand, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../../copy/feed.ts';
import { explainParams } from '../../../state/params/explainParams.ts';
import type { UnhandledErrors } from '../../../state/unhandledErrors.api.ts';
import { notificationParams } from '../notificationParams.ts';
import { useChangeSome } from '../useChangeSome.ts';
import { useThreadsAskingForHumanQuery } from './threads.api.ts';

const text = copy.feed.pinned;

/** Contacts who asked for a human, and errors, until they are handled. */
export function Pinned({ errors }: { errors: UnhandledErrors }) {
  const open = useQueryState(notificationParams);
  const why = useQueryState(explainParams);
  const { setRead, retry } = useChangeSome();
  const mayHandle = usePermission('inbox.reply');
  const mayRetry = usePermission('events.manage');
  const { data: threads = [] } = useThreadsAskingForHumanQuery();
  const failed = errors.notifications;
  const left = errors.total - failed.length;
  return (
    <Box aria-labelledby="pinned">
      <h3 id="pinned">{text.title}</h3>
      <ul>
        {threads.map(({ id, accountId, contact, preview }) => (
          <Item key={id}>
            <Hand aria-hidden="true" size={18} />
            <Words>
              <strong>{contact.username ?? contact.name ?? contact.id}</strong> {text.asks} <RowAccount accountId={accountId} />
              {preview?.text ? <Quiet dir="auto">{preview.text}</Quiet> : null}
            </Words>
            <PlaceLink $size="small" to={`${routes.dashboard}?tab=instagram&part=inbox&thread=${encodeURIComponent(id)}`}>
              {text.answer}
            </PlaceLink>
          </Item>
        ))}
        {failed.map((event) => {
          const link = noticeLink(event);
          const team = teamNoticeOf(event);
          return (
            <Item key={event.eventId}>
              {team === null ? (
                <TriangleAlert aria-hidden="true" size={18} />
              ) : (
                <EventTypeIcon type={event.eventType} team={team} />
              )}
              <Words>
                <Opener type="button" onClick={() => open.set({ event: event.eventId })}>
                  {senderName(event)}
                </Opener>{' '}
                <RowAccount accountId={event.connectedAccountId} />
                <Quiet>{event.processingError ? localize(event.processingErrorMessage, event.processingError) : copy.why}</Quiet>
              </Words>
              <Buttons>
                {isNotice(event) ? null : (
                  <Button $size="small" $variant="quiet" onClick={() => why.set({ why: event.eventId })}>
                    {copy.why}
                  </Button>
                )}
                {link ? (
                  <PlaceLink $size="small" to={link.to}>
                    {link.label}
                  </PlaceLink>
                ) : null}
                {mayRetry && isRetryable(event) ? (
                  <Button $size="small" onClick={() => void retry(event)}>
                    {copy.notifications.retryEvent}
                  </Button>
                ) : null}
                {mayHandle ? (
                  <Button $size="small" onClick={() => void setRead([event], true)}>
                    {text.handled}
                  </Button>
                ) : null}
              </Buttons>
            </Item>
          );
        })}
      </ul>
      {left > 0 ? <Quiet>{text.more(left)}</Quiet> : null}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.half};
  padding: ${space.half} 0 ${space.half} ${space.x1half};
  border-inline-start: 2px solid ${color.danger};
  h3 { font-size: ${font.size.small}; }
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half} ${space.x1half};
  padding: ${space.half} 0;
  > svg { flex: none; color: ${color.danger}; }
  & + & { border-top: 1px solid ${color.border}; }
`;

const Words = styled.span`
  flex: 1 1 160px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Quiet = styled.span`
  display: block;
  font-size: ${font.size.small};
`;

const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half};
`;

const Opener = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: ${font.weight.bold};
  text-decoration: underline;
  cursor: pointer;
`;

const PlaceLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
