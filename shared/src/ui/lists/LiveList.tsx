import { LiveRows, type LiveRowsProps } from './LiveRows.tsx';
import { VirtualList, type VirtualListProps } from './VirtualList.tsx';

type LiveListProps<Row> = LiveRowsProps<Row> & Omit<VirtualListProps<Row>, 'rows' | 'label'>;

/** A live list with loading states, waiting rows, keyboard navigation, selection and older pages. */
export function LiveList<Row>({ list, listKey, texts, empty, onClearFilters, handle, ...rows }: LiveListProps<Row>) {
  const frame = { list, listKey, texts, empty, onClearFilters, handle };
  const { rowId, box, rowHeight, rowTime } = rows;
  return (
    <LiveRows {...frame} rowId={rowId} box={box} rowHeight={rowHeight} hasDays={rowTime !== undefined}>
      {(shown) => <VirtualList {...rows} label={texts.label} rows={shown} />}
    </LiveRows>
  );
}
