import { type EventType, routes, SEARCH_MAX_LENGTH } from '@fanfare/shared/contracts';
import { Link } from '@fanfare/shared/router';
import { selectNotifications, useAppSelector, usePermission } from '@fanfare/shared/store';
import { Button, font, Input, Select, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { bell as text } from '../../../copy/bell.ts';
import { copy } from '../../../copy/feed.ts';
import { ConnectionBadge } from '../connection/ConnectionBadge.tsx';
import { useShownType } from '../connection/useShownType.ts';
import { filterNotifications, type NotificationFilter } from '../filterNotifications.ts';
import { ownTurns } from '../turns/ownTurns.ts';
import { useChangeAll } from '../useChangeAll.ts';
import { NotificationRow } from './NotificationRow.tsx';

/** Event types of the bell, in the order of the specification. */
const bellTypes = [
  'comments',
  'messages',
  'mentions',
  'live_comments',
  'message_reactions',
] as const satisfies readonly EventType[];

interface BellPanelProps {
  filter: NotificationFilter;
  onFilter: (filter: NotificationFilter) => void;
  onOpen: (eventId: string) => void;
  onClose: () => void;
}

export function BellPanel({ filter, onFilter, onOpen, onClose }: BellPanelProps) {
  const items = useAppSelector(selectNotifications);
  const { markAllRead, clearAll, isChanging } = useChangeAll(filter);
  const mayArchive = usePermission('inbox.reply');
  useShownType('bell', filter.type);
  const found = ownTurns(filterNotifications(items, filter), filter);
  return (
    <>
      <Bar>
        <ConnectionBadge />
        <Buttons>
          <Button $size="small" disabled={!items.some(({ isRead }) => !isRead) || isChanging} onClick={() => void markAllRead()}>
            {copy.notifications.markAllRead}
          </Button>
          {mayArchive ? (
            <Button $size="small" disabled={found.length === 0 || isChanging} onClick={() => void clearAll()}>
              {copy.notifications.clearAll}
            </Button>
          ) : null}
        </Buttons>
      </Bar>
      {items.length > 0 ? (
        <Filters role="search" aria-label={text.title}>
          <Input
            type="search"
            maxLength={SEARCH_MAX_LENGTH}
            aria-label={copy.notifications.search}
            placeholder={copy.notifications.searchHint}
            value={filter.search}
            onChange={(event) => onFilter({ ...filter, search: event.target.value })}
          />
          <Select
            aria-label={copy.notifications.type}
            value={filter.type}
            onChange={(event) => onFilter({ ...filter, type: bellTypes.find((type) => type === event.target.value) ?? 'all' })}
          >
            <option value="all">{copy.notifications.allTypes}</option>
            {bellTypes.map((type) => (
              <option key={type} value={type}>
                {copy.notifications.types[type]}
              </option>
            ))}
          </Select>
        </Filters>
      ) : null}
      {found.length === 0 ? (
        <p>{items.length === 0 ? copy.notifications.bellEmpty : copy.notifications.noMatchTitle}</p>
      ) : (
        <List aria-label={text.title}>
          {found.map((event) => (
            <NotificationRow key={event.eventId} event={event} onOpen={onOpen} />
          ))}
        </List>
      )}
      {items.length > 0 ? (
        <ViewAll to={routes.dashboard} onClick={onClose}>
          {copy.notifications.viewAll}
        </ViewAll>
      ) : null}
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1};
`;

const Buttons = styled.span`
  display: flex;
  gap: ${space.half};
`;

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 128px;
  gap: ${space.half};
`;

// Safari drops the list role with `list-style: none`.
const List = styled.ul.attrs({ role: 'list' })`
  max-height: min(340px, calc(100vh - 320px));
  margin: 0 -${space.x1};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const ViewAll = styled(Link)`
  justify-self: center;
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`;
