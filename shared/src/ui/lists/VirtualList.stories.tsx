import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { type SampleEvent, sampleEvents } from '../../../.storybook/sampleEvents.ts';
import { Button, color, font, space } from '../index.ts';
import { LiveBar } from './LiveBar.tsx';
import { LoadMore } from './LoadMore.tsx';
import { useLiveRows } from './useLiveRows.ts';
import { VirtualList } from './VirtualList.tsx';

export default { title: 'Data/List' } satisfies Meta;

const PAGE = 4;
const many = sampleEvents(2000);
const rowProps = {
  rowId: ({ id }: SampleEvent) => id,
  rowName: ({ type, from }: SampleEvent) => `${type} from ${from}`,
  rowTime: ({ at }: SampleEvent) => at,
  children: (event: SampleEvent) => <Event {...event} />,
};

/** New rows wait while the pointer is over the list. */
export const Live: StoryObj = {
  render: function Render() {
    const [count, setCount] = useState(PAGE);
    const [pages, setPages] = useState(1);
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    const { rows, live, area } = useLiveRows(sampleEvents(count + PAGE * (pages - 1)), rowProps.rowId);
    return (
      <>
        <LiveBar {...live} />
        <div {...area}>
          <VirtualList label="Latest events" rows={rows} selected={selected} onSelect={setSelected} {...rowProps} />
        </div>
        <LoadMore hasMore={pages < 3} isLoading={false} onLoad={() => setPages(pages + 1)} endText="No more events." />
        <Button $size="small" onClick={() => setCount(count + 3)}>
          Receive three events
        </Button>
      </>
    );
  },
};
export const ManyRows: StoryObj = {
  render: function Render() {
    const box = useRef<HTMLDivElement>(null);
    return (
      <div ref={box} style={{ maxHeight: 280, overflow: 'auto' }}>
        <VirtualList label="Many events" rows={many} box={box} {...rowProps} />
      </div>
    );
  },
};

function Event({ from, at, text }: SampleEvent) {
  return (
    <>
      <Head>
        <strong>{from}</strong>
        <time dateTime={at}>{at.slice(11, 16)}</time>
      </Head>
      <p>{text}</p>
    </>
  );
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space.x1};
  time { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;
