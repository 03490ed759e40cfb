import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { type SampleEvent, sampleEvents } from '../../../.storybook/sampleEvents.ts';
import { Badge, Button } from '../index.ts';
import { SelectionBar } from '../rows/SelectionBar.tsx';
import type { Column, Sort } from './Column.ts';
import { DataTable } from './DataTable.tsx';

export default { title: 'Data/Table' } satisfies Meta;

const tones = { Done: 'success', Failed: 'danger', Waiting: 'warning' } as const;

const columns: readonly Column<SampleEvent>[] = [
  { id: 'from', header: 'From', cell: ({ from }) => from, isSortable: true, isLead: true },
  {
    id: 'at',
    header: 'Time',
    cell: ({ at }) => <time dateTime={at}>{at.slice(11, 16)}</time>,
    isSortable: true,
    width: '112px',
  },
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
  { id: 'attempts', header: 'Attempts', cell: ({ attempts }) => attempts, isSortable: true, align: 'end', width: '96px' },
];
const tableProps = {
  columns,
  rowId: ({ id }: SampleEvent) => id,
  rowName: ({ type, from }: SampleEvent) => `${type} from ${from}`,
};
const few = sampleEvents(6);
const many = sampleEvents(5000);

/** Rows can be sorted, selected and opened. */
export const Interactive: StoryObj = {
  render: function Render() {
    const [sort, setSort] = useState<Sort>({ column: 'at', isDescending: true });
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['event-5']));
    const [opened, setOpened] = useState('');
    const rows = few.toSorted((a, b) => {
      const [first, second] = sort.isDescending ? [b, a] : [a, b];
      return compare(first, second, sort.column);
    });
    return (
      <>
        <DataTable
          label="Events"
          rows={rows}
          sort={sort}
          onSort={setSort}
          selected={selected}
          onSelect={setSelected}
          onOpen={({ from }) => setOpened(`Opened: ${from}`)}
          {...tableProps}
        />
        <SelectionBar count={selected.size} onClear={() => setSelected(new Set())}>
          <Button $size="small">Retry</Button>
        </SelectionBar>
        <p>{opened}</p>
      </>
    );
  },
};
export const ManyRows: StoryObj = {
  render: function Render() {
    const box = useRef<HTMLDivElement>(null);
    return (
      <div ref={box} style={{ maxHeight: 320, overflow: 'auto' }}>
        <DataTable label="Many events" rows={many} box={box} {...tableProps} />
      </div>
    );
  },
};

function compare(a: SampleEvent, b: SampleEvent, column: string): number {
  if (column === 'attempts') return a.attempts - b.attempts;
  return column === 'from' ? a.from.localeCompare(b.from) : a.at.localeCompare(b.at);
}
