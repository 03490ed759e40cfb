import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import styled from 'styled-components';
import { color, font, radius, space } from '../index.ts';
import { copy } from '../lazyCopy.ts';
import { RowCheckbox } from '../rows/RowCheckbox.tsx';
import type { Column, Sort } from './Column.ts';
import { HeadRow } from './tableStyle.ts';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  selection: { all: 'all' | 'some' | 'none'; toggleAll: () => void } | undefined;
}

export function TableHead<Row>({ columns, sort, onSort, selection }: TableHeadProps<Row>) {
  return (
    <HeadRow>
      <tr>
        {selection ? (
          <th scope="col" style={{ width: 48 }}>
            <RowCheckbox
              label={copy.selection.all}
              checked={selection.all === 'some' ? 'mixed' : selection.all === 'all'}
              onToggle={selection.toggleAll}
            />
          </th>
        ) : null}
        {columns.map(({ id, header, isSortable, width, align }) => {
          const direction = sort?.column === id ? (sort.isDescending ? 'descending' : 'ascending') : undefined;
          return (
            <th key={id} scope="col" aria-sort={direction} data-align={align} style={{ width }}>
              {isSortable && onSort ? (
                <SortButton type="button" onClick={() => onSort({ column: id, isDescending: direction === 'ascending' })}>
                  {header}
                  <SortIcon direction={direction} />
                </SortButton>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </HeadRow>
  );
}

function SortIcon({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return <Icon aria-hidden="true" size={14} opacity={direction ? 1 : 0.6} />;
}

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.half};
  margin: 0 -${space.half};
  padding: ${space.half};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  font-size: inherit;
  font-weight: ${font.weight.medium};
  cursor: pointer;
  &:hover { color: ${color.text}; }
  svg { flex: none; }
`;
