import { RelativeTime } from '@fanfare/shared/parts';
import { Badge, Button } from '@fanfare/shared/ui';
import { type Column, DataTable, SelectionBar, type Sort } from '@fanfare/shared/widgets';
import { useRef, useState } from 'react';
import { State } from '../../State.tsx';
import { type SampleEvent, sampleEvents } from '../../sampleEvents.ts';

const tones = { Done: 'success', Failed: 'danger', Waiting: 'warning' } as const;

const columns: readonly Column<SampleEvent>[] = [
  { id: 'from', header: 'From', cell: ({ from }) => from, isSortable: true, isLead: true },
  { id: 'at', header: 'Time', cell: ({ at }) => <RelativeTime at={at} />, isSortable: true, width: '112px' },
  { id: 'type', header: 'Type', cell: ({ type }) => type, width: '112px' },
  { id: 'text', header: 'Preview', cell: ({ text }) => text, width: '34%' },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <Badge tone={tones[status]} dot={status === 'Waiting' ? 'hollow' : 'filled'}>
        {status}
      </Badge>
    ),
    width: '120px',
  },
  { id: 'attempts', header: 'Tries', cell: ({ attempts }) => attempts, isSortable: true, align: 'end', width: '80px' },
];

const few = sampleEvents(6);
const many = sampleEvents(5000);

export function DataTablePart() {
  const [sort, setSort] = useState<Sort>({ column: 'at', isDescending: true });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['event-5']));
  const [opened, setOpened] = useState('nothing');
  const box = useRef<HTMLDivElement>(null);
  const rows = few.toSorted((a, b) => {
    const [first, second] = sort.isDescending ? [b, a] : [a, b];
    return sort.column === 'attempts' ? first.attempts - second.attempts : order(first, second, sort.column);
  });
  return (
    <>
      <State name={`Sorting, selecting, opening (opened: ${opened})`}>
        <DataTable
          label="Events"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowName={({ type, from }) => `${type} from ${from}`}
          sort={sort}
          onSort={setSort}
          selected={selected}
          onSelect={setSelected}
          onOpen={({ from }) => setOpened(from)}
        />
        <SelectionBar count={selected.size} onClear={() => setSelected(new Set())}>
          <Button $size="small">Retry</Button>
        </SelectionBar>
      </State>
      <State name="5000 rows in a box of its own">
        <div ref={box} style={{ maxHeight: 320, overflow: 'auto' }}>
          <DataTable
            label="Many events"
            columns={columns}
            rows={many}
            rowId={({ id }) => id}
            rowName={({ type, from }) => `${type} from ${from}`}
            box={box}
          />
        </div>
      </State>
    </>
  );
}

function order(a: SampleEvent, b: SampleEvent, column: string): number {
  return column === 'from' ? a.from.localeCompare(b.from) : a.at.localeCompare(b.at);
}
