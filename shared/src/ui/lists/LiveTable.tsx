import { DataTable, type DataTableProps } from '../table/DataTable.tsx';
import { LiveRows, type LiveRowsProps } from './LiveRows.tsx';

type LiveTableProps<Row> = Omit<LiveRowsProps<Row>, 'rowHeight'> &
  Omit<DataTableProps<Row>, 'rows' | 'label' | 'sort' | 'onSort'>;

const ROW_PX = 49;

/** `LiveList` as a table. The server determines the order. */
export function LiveTable<Row>({ list, listKey, texts, empty, onClearFilters, handle, ...table }: LiveTableProps<Row>) {
  const frame = { list, listKey, texts, empty, onClearFilters, handle };
  return (
    <LiveRows {...frame} rowId={table.rowId} box={table.box} rowHeight={ROW_PX} hasDays={false}>
      {(shown) => <DataTable {...table} label={texts.label} rows={shown} />}
    </LiveRows>
  );
}
