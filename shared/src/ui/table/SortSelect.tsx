import { useId } from 'react';
import styled from 'styled-components';
import { color, font, Select, space } from '../index.ts';
import { copy } from '../lazyCopy.ts';
import type { Column, Sort } from './Column.ts';
import { cards } from './tableStyle.ts';

const text = copy.sort;

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** Sorting on a narrow screen, which has no header. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const id = useId();
  const choices = columns
    .filter((column) => column.isSortable)
    .flatMap(({ id: column, header }) => [
      { value: `${column} up`, name: text.ascending(header), sort: { column, isDescending: false } },
      { value: `${column} down`, name: text.descending(header), sort: { column, isDescending: true } },
    ]);
  return (
    <Line>
      <label htmlFor={id}>{text.by}</label>
      <Select
        id={id}
        value={sort ? `${sort.column} ${sort.isDescending ? 'down' : 'up'}` : ''}
        onChange={({ target }) => {
          const choice = choices.find(({ value }) => value === target.value);
          if (choice) onSort(choice.sort);
        }}
      >
        {sort ? null : <option value="">{text.none}</option>}
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </Line>
  );
}

const Line = styled.div`
  display: none;
  ${cards} {
    display: flex;
    align-items: center;
    gap: ${space.x1};
    margin-bottom: ${space.x1};
    color: ${color.textMuted};
    font-size: ${font.size.small};
    white-space: nowrap;
  }
`;
