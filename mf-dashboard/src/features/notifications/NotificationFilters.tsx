import { SEARCH_MAX_LENGTH } from '@fanfare/shared/contracts';
import { SegmentedControl } from '@fanfare/shared/domain';
import { Input, media, Select, space } from '@fanfare/shared/ui';
import type { RefObject } from 'react';
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
  const chooseType = (value: string) => onChange({ type: shownTypes.find((type) => type === value) ?? 'all' });
  return (
    <Row role="search">
      <SegmentedControl legend={text.show} options={shows} value={filter.show} onChange={(show) => onChange({ show })} />
      <Select aria-label={text.type} value={filter.type} onChange={(change) => chooseType(change.target.value)}>
        <option value="all">{text.allTypes}</option>
        {shownTypes.map((type) => (
          <option key={type} value={type}>
            {text.types[type]}
          </option>
        ))}
      </Select>
      <Input
        aria-label={text.search}
        ref={searchField}
        type="search"
        maxLength={SEARCH_MAX_LENGTH}
        placeholder={text.searchHint}
        value={filter.search}
        onChange={(change) => onChange({ search: change.target.value })}
      />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(150px, 190px) minmax(160px, 1fr);
  align-items: center;
  gap: ${space.x1};
  ${media.narrow} {
    grid-template-columns: auto minmax(0, 1fr);
    > input { grid-column: 1 / -1; }
    fieldset > label > span { padding-inline: 6px; }
  }
`;
