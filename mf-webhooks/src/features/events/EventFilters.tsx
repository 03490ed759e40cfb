import { eventTypes, processedStatuses } from '@fanfare/shared/contracts';
import { eventTypeNames } from '@fanfare/shared/domain';
import { Button, Label, Select, space } from '@fanfare/shared/ui';
import { SearchField } from '@fanfare/shared/widgets';
import { type ReactNode, type RefObject, useId } from 'react';
import styled from 'styled-components';
import { eventsCopy } from '../../copy/events.ts';
import { DayRangeFields } from './DayRangeFields.tsx';
import { type ListFilter, sources } from './listParams.ts';

const text = eventsCopy.filters;

interface EventFiltersProps {
  filter: ListFilter;
  accounts: readonly { id: string; username: string }[];
  onChange: (change: Partial<ListFilter>) => void;
  /** Set if any filter is active. */
  onClear: (() => void) | undefined;
  searchField: RefObject<HTMLInputElement | null>;
}

export function EventFilters({ filter, accounts, onChange, onClear, searchField }: EventFiltersProps) {
  return (
    <Frame role="search" aria-label={text.label}>
      <Searches>
        <SearchField
          inputRef={searchField}
          label={text.search}
          value={filter.search}
          onChange={(search) => onChange({ search })}
        />
        <SearchField label={text.payload} value={filter.payload} onChange={(payload) => onChange({ payload })} />
      </Searches>
      <Choices>
        <Choice
          label={text.type}
          words={eventTypes}
          nameOf={(type) => eventTypeNames[type]}
          all={text.allTypes}
          value={filter.type}
          onChange={(type) => onChange({ type })}
        />
        <Choice
          label={text.status}
          words={processedStatuses}
          nameOf={(status) => text.statuses[status]}
          all={text.allStatuses}
          value={filter.status}
          onChange={(status) => onChange({ status })}
        />
        <Choice
          label={text.source}
          words={sources.filter((source) => source !== 'all')}
          nameOf={(source) => text.sources[source]}
          all={text.sources.all}
          value={filter.source}
          onChange={(source) => onChange({ source })}
        />
        {accounts.length > 1 ? (
          <Choice
            label={text.account}
            words={accounts.map(({ id }) => id)}
            nameOf={(id) => `@${accounts.find((account) => account.id === id)?.username ?? id}`}
            all={text.allAccounts}
            value={filter.account ?? 'all'}
            onChange={(account) => onChange({ account: account === 'all' ? null : account })}
          />
        ) : null}
        <DayRangeFields range={filter.range} onChange={(range) => onChange({ range })} />
        {onClear ? (
          <Button $variant="quiet" onClick={onClear}>
            {text.clear}
          </Button>
        ) : null}
      </Choices>
    </Frame>
  );
}

interface ChoiceProps<Word extends string> {
  label: string;
  words: readonly Word[];
  nameOf: (word: Word) => string;
  /** Label of the option that filters nothing. */
  all: string;
  value: Word | 'all';
  onChange: (value: Word | 'all') => void;
}

function Choice<Word extends string>({ label, words, nameOf, all, value, onChange }: ChoiceProps<Word>): ReactNode {
  const id = useId();
  return (
    <Labelled>
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} value={value} onChange={({ target }) => onChange(words.find((word) => word === target.value) ?? 'all')}>
        <option value="all">{all}</option>
        {words.map((word) => (
          <option key={word} value={word}>
            {nameOf(word)}
          </option>
        ))}
      </Select>
    </Labelled>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1half};
`;

const Searches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: ${space.x1};
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
  align-items: end;
  gap: ${space.x1};
  > *, input { min-width: 0; }
`;

const Labelled = styled.div`
  display: grid;
  gap: ${space.half};
  min-width: 0;
`;
