import { EventTypeIcon, eventTypeNames, RelativeTime, SegmentedControl } from '@fanfare/shared/domain';
import { oneOf, useQueryState } from '@fanfare/shared/router';
import { Badge, Banner, Button, color, font, radius, StatePanel, space, VisuallyHidden } from '@fanfare/shared/ui';
import { Switch } from '@fanfare/shared/widgets';
import { Check, CheckCheck, Plus, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { Section } from '../../components/Section.tsx';
import { demoCopy as text } from '../../copy/demo.ts';
import type { DemoNotification } from './inventNotification.ts';
import { useDemo } from './useDemo.ts';

const shows = ['all', 'unread'] as const;
const params = { show: oneOf(shows, 'all') };
const options = shows.map((value) => ({ value, label: text.filters[value] }));

export function DemoPanel() {
  const { items, isRunning, setRunning, add, markRead, markAllRead, clear } = useDemo();
  const { values, set } = useQueryState(params);
  const shown = values.show === 'unread' ? items.filter(({ isRead }) => !isRead) : items;
  return (
    <Section
      title={
        <Title>
          {text.title} <Badge tone="info">{text.badge}</Badge>
        </Title>
      }
      aside={<Switch label={text.running} checked={isRunning} onChange={setRunning} />}
    >
      <Banner tone="info">
        {text.text} {text.how}
      </Banner>
      <Tools>
        <SegmentedControl legend={text.filter} options={options} value={values.show} onChange={(show) => set({ show })} />
        <Button $size="small" onClick={add}>
          <Plus aria-hidden="true" />
          {text.now}
        </Button>
        <Button $size="small" disabled={items.every(({ isRead }) => isRead)} onClick={markAllRead}>
          <CheckCheck aria-hidden="true" />
          {text.markAll}
        </Button>
        <Button $size="small" disabled={items.length === 0} onClick={clear}>
          <Trash2 aria-hidden="true" />
          {text.clear}
        </Button>
      </Tools>
      {shown.length === 0 ? (
        <StatePanel kind="empty" title={items.length === 0 ? text.empty : text.noneUnread}>
          {items.length === 0 ? text.emptyText : null}
        </StatePanel>
      ) : (
        <List aria-label={text.label}>
          {shown.map((item) => (
            <Row key={item.id} item={item} onRead={() => markRead(item.id)} />
          ))}
        </List>
      )}
    </Section>
  );
}

function Row({ item: { type, username, text: words, at, isRead }, onRead }: { item: DemoNotification; onRead: () => void }) {
  return (
    <Item $isRead={isRead}>
      <EventTypeIcon type={type} />
      <Words>
        <span>
          {isRead ? null : <VisuallyHidden>{text.unread}: </VisuallyHidden>}
          <b>{username}</b> <small>{eventTypeNames[type]}</small>
        </span>
        <span>{words}</span>
      </Words>
      <Quiet>
        <RelativeTime at={at} />
      </Quiet>
      {isRead ? null : (
        <Button $size="small" $variant="quiet" onClick={onRead}>
          <Check aria-hidden="true" />
          {text.markRead}
        </Button>
      )}
    </Item>
  );
}

const Title = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
  > fieldset { margin-inline-end: auto; }
`;

const List = styled.ul`
  display: grid;
  gap: 2px;
`;

const Item = styled.li<{ $isRead: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half} ${space.x1half};
  padding: ${space.x1};
  border-inline-start: 3px solid ${({ $isRead }) => ($isRead ? 'transparent' : color.accent)};
  border-radius: ${radius.small};
  background: ${({ $isRead }) => ($isRead ? 'transparent' : color.sunken)};
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 160px;
  min-width: 0;
  overflow-wrap: anywhere;
  b { font-weight: ${font.weight.medium}; }
  small { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const Quiet = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
