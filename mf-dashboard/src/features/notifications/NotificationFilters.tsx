import { SEARCH_MAX_LENGTH } from '@fanfare/shared/contracts';
import { SegmentedControl } from '@fanfare/shared/domain';
import { Field, Label, Select, space } from '@fanfare/shared/ui';
import { type RefObject, useId } from 'react';
import styled from 'styled-components';
import { frame as copy } from '../../copy/frame.ts';
import { shownTypes } from './notificationParams.ts';

const text = copy.notifications;

const shows = [
  { value: 'all', label: text.showAll },
  { value: 'unread', label: text.showUnread },
  { value: 'archived', label: text.showArchived },
] as const;

interface Filter {
  type: 'all' | (typeof shownTypes)[number];
  search: string;
  show: (typeof shows)[number]['value'];
}

interface NotificationFiltersProps {
  filter: Filter;
  onChange: (change: Partial<Filter>) => void;
  searchField: RefObject<HTMLInputElement | null>;
}

export function NotificationFilters({ filter, onChange, searchField }: NotificationFiltersProps) {
  const typeId = useId();
  const chooseType = (value: string) => onChange({ type: shownTypes.find((type) => type === value) ?? 'all' });
  return (
    <Row role="search">
      <div>
        <Label htmlFor={typeId}>{text.type}</Label>
        <Select id={typeId} value={filter.type} onChange={(change) => chooseType(change.target.value)}>
          <option value="all">{text.allTypes}</option>
          {shownTypes.map((type) => (
            <option key={type} value={type}>
              {text.types[type]}
            </option>
          ))}
        </Select>
      </div>
      <Field
        label={text.search}
        ref={searchField}
        type="search"
        maxLength={SEARCH_MAX_LENGTH}
        placeholder={text.searchHint}
        value={filter.search}
        onChange={(change) => onChange({ search: change.target.value })}
      />
      <SegmentedControl legend={text.show} options={shows} value={filter.show} onChange={(show) => onChange({ show })} />
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
