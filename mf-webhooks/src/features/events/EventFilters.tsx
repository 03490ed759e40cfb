import { eventTypes, processedStatuses } from '@fanfare/shared/contracts';
import { eventTypeNames } from '@fanfare/shared/domain';
import { Button, Label, media, Select, space, VisuallyHidden } from '@fanfare/shared/ui';
import { SearchField } from '@fanfare/shared/widgets';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useState } from 'react';
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

/** One line; a button shows the filters that are rarely used, and on narrow screens all of them. */
export function EventFilters({ filter, accounts, onChange, onClear, searchField }: EventFiltersProps) {
  const rare = [filter.payload !== '', filter.account !== null, filter.range !== null].filter(Boolean).length;
  const [isOpen, setOpen] = useState(rare > 0);
  const moreId = useId();
  return (
    <Frame role="search" aria-label={text.label}>
      <Line $isOpen={isOpen}>
        <SearchField
          inputRef={searchField}
          label={text.search}
          value={filter.search}
          onChange={(search) => onChange({ search })}
        />
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
        <More aria-expanded={isOpen} aria-controls={moreId} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden="true" />
          {text.more(rare)}
        </More>
        {onClear ? (
          <Button $variant="quiet" onClick={onClear}>
            {text.clear}
          </Button>
        ) : null}
      </Line>
      <Rare id={moreId} hidden={!isOpen}>
        <SearchField label={text.payload} value={filter.payload} onChange={(payload) => onChange({ payload })} />
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
      </Rare>
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
    <div data-choice>
      <VisuallyHidden>
        <Label htmlFor={id}>{label}</Label>
      </VisuallyHidden>
      <Select id={id} value={value} onChange={({ target }) => onChange(words.find((word) => word === target.value) ?? 'all')}>
        <option value="all">{all}</option>
        {words.map((word) => (
          <option key={word} value={word}>
            {nameOf(word)}
          </option>
        ))}
      </Select>
    </div>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1half};
`;

const Line = styled.div<{ $isOpen: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
  > :first-child { flex: 1 1 200px; }
  [data-choice] { flex: 0 1 140px; min-width: 0; }
  ${media.narrow} {
    > :first-child { flex-basis: 160px; }
    [data-choice] { display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')}; flex: 1 1 40%; order: 1; }
  }
`;

const More = styled(Button)`
  flex: none;
`;

const Rare = styled.div`
  display: grid;
  grid-template-columns: minmax(200px, 1fr) repeat(auto-fit, minmax(140px, 180px));
  align-items: end;
  gap: ${space.x1};
  > *, input { min-width: 0; }
  &[hidden] { display: none; }
  ${media.narrow} { grid-template-columns: repeat(2, minmax(0, 1fr)); > :first-child { grid-column: 1 / -1; } }
`;
