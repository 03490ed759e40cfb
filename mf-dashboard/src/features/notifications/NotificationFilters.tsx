import type { EventType } from '@fanfare/shared/contracts';
import { SegmentedControl } from '@fanfare/shared/parts';
import { Field, Label, Select, space } from '@fanfare/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { frame as copy } from '../../copy/frame.ts';
import type { NotificationFilter } from './filterNotifications.ts';

const text = copy.notifications;

/** The values of the specification, in its order. */
const types = [
  'comments',
  'mentions',
  'live_comments',
  'message_reactions',
  'flow_execution',
  'webhook_error',
] as const satisfies readonly EventType[];

const shows = [
  { value: 'all', label: text.showAll },
  { value: 'unread', label: text.showUnread },
] as const;

interface NotificationFiltersProps {
  filter: NotificationFilter;
  onChange: (filter: NotificationFilter) => void;
}

export function NotificationFilters({ filter, onChange }: NotificationFiltersProps) {
  const typeId = useId();
  const chooseType = (value: string) => onChange({ ...filter, type: types.find((type) => type === value) ?? 'all' });
  return (
    <Row role="search">
      <div>
        <Label htmlFor={typeId}>{text.type}</Label>
        <Select id={typeId} value={filter.type} onChange={(change) => chooseType(change.target.value)}>
          <option value="all">{text.allTypes}</option>
          {types.map((type) => (
            <option key={type} value={type}>
              {text.types[type]}
            </option>
          ))}
        </Select>
      </div>
      <Field
        label={text.search}
        type="search"
        placeholder={text.searchHint}
        value={filter.search}
        onChange={(change) => onChange({ ...filter, search: change.target.value })}
      />
      <SegmentedControl
        legend={text.show}
        options={shows}
        value={filter.show}
        onChange={(show) => onChange({ ...filter, show })}
      />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(150px, 200px) minmax(160px, 1fr) auto;
  align-items: end;
  gap: ${space.x2};
  > div { display: grid; gap: ${space.half}; }
  @media (max-width: 619px) { grid-template-columns: minmax(0, 1fr); fieldset { justify-self: start; } }
`;
