import { type ReactElement, type RefObject, useRef } from 'react';
import { copy } from '../lazyCopy.ts';
import { Rows } from '../rows/Rows.tsx';
import type { RowActions } from '../rows/useRowKeyboard.ts';
import { useRowKeyboard } from '../rows/useRowKeyboard.ts';
import { type Selection, useSelection } from '../rows/useSelection.ts';
import type { Column, Sort } from './Column.ts';
import { SortSelect } from './SortSelect.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { Spacer, Table, TableFrame } from './tableStyle.ts';

export interface DataTableProps<Row> extends RowActions<Row>, Selection {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Used in "Select message from Ana". */
  rowName: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** The scrolling element, if not the page. */
  box?: RefObject<HTMLElement | null> | undefined;
}

const ROW_PX = 49;

type Measure = (element: Element | null) => void;

/**
 * J, K and arrow keys move, Enter opens, X selects (Shift+X selects a range). The header is sticky. On a
 * narrow screen, rows are cards. Virtualised above 200 rows.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, rowName, sort, onSort, onOpen, rowKeys, box } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const ids = rows.map(rowId);
  const selection = useSelection(ids, props);
  const keys = useRowKeyboard({
    rows,
    ids,
    list: body,
    onOpen,
    rowKeys,
    onToggle: selection.canSelect ? selection.toggle : undefined,
  });
  // Scrolling renders the list but not the table: cached elements let React skip visible rows.
  const drawn = new Map<string, ReactElement>();
  let drawnWith: Measure | undefined;
  const rowAt = (index: number, row: Row, id: string, measure: Measure | undefined) => {
    // A virtualised list measures its rows.
    if (measure !== drawnWith) drawn.clear();
    drawnWith = measure;
    const known = drawn.get(id);
    if (known) return known;
    const element = (
      <TableRow
        key={id}
        row={row}
        index={index}
        columns={columns}
        measure={measure}
        isOpenable={onOpen !== undefined}
        rowProps={keys.rowProps(index)}
        selectLabel={selection.canSelect ? copy.selection.row(rowName(row)) : undefined}
        isSelected={selection.isSelected(id)}
        onToggle={(isRange) => selection.toggle(index, isRange)}
      />
    );
    drawn.set(id, element);
    return element;
  };
  const width = columns.length + (selection.canSelect ? 1 : 0);
  return (
    <TableFrame {...keys.focusWatch}>
      {onSort ? <SortSelect columns={columns} sort={sort} onSort={onSort} /> : null}
      <Table aria-label={label} aria-rowcount={rows.length + 1}>
        <TableHead columns={columns} sort={sort} onSort={onSort} selection={selection.canSelect ? selection : undefined} />
        <tbody ref={body} onKeyDown={keys.onKeyDown}>
          <Rows
            count={rows.length}
            keyOf={(index) => ids[index] ?? String(index)}
            estimate={ROW_PX}
            keep={keys.current}
            onDrawn={keys.restoreFocus}
            list={body}
            box={box}
          >
            {(shown, after, measure) => (
              <>
                {shown.flatMap(({ index, gap }) => {
                  const row = rows[index];
                  const id = ids[index];
                  if (row === undefined || id === undefined) return [];
                  return [
                    gap > 0 ? <Gap key={`before ${id}`} height={gap} width={width} /> : null,
                    rowAt(index, row, id, measure),
                  ];
                })}
                {after > 0 ? <Gap height={after} width={width} /> : null}
              </>
            )}
          </Rows>
        </tbody>
      </Table>
    </TableFrame>
  );
}

function Gap({ height, width }: { height: number; width: number }) {
  return (
    <Spacer aria-hidden="true">
      <td colSpan={width} style={{ height }} />
    </Spacer>
  );
}
