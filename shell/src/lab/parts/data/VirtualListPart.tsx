import { RelativeTime } from '@fanfare/shared/parts';
import { Button, color, font, space } from '@fanfare/shared/ui';
import { LiveBar, LoadMore, useLiveRows, VirtualList } from '@fanfare/shared/widgets';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { State } from '../../State.tsx';
import { type SampleEvent, sampleEvents } from '../../sampleEvents.ts';

const many = sampleEvents(2000);
const PAGE = 4;

export function VirtualListPart() {
  const [count, setCount] = useState(PAGE);
  const [pages, setPages] = useState(1);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { rows, live, area } = useLiveRows(sampleEvents(count + PAGE * (pages - 1)), ({ id }) => id);
  const box = useRef<HTMLDivElement>(null);
  return (
    <>
      <State name="Live: rows that come wait while one points at the list">
        <LiveBar {...live} />
        <div {...area}>
          <VirtualList
            label="Latest events"
            rows={rows}
            rowId={({ id }) => id}
            rowName={nameOf}
            rowTime={timeOf}
            selected={selected}
            onSelect={setSelected}
          >
            {(event) => <Line event={event} />}
          </VirtualList>
        </div>
        <LoadMore hasMore={pages < 3} isLoading={false} onLoad={() => setPages(pages + 1)} endText="That is every event." />
        <Button $size="small" onClick={() => setCount(count + 3)}>
          Three events come
        </Button>
      </State>
      <State name="A page that did not come">
        <LoadMore hasMore isLoading={false} onLoad={() => undefined} error="The server does not answer." endText="" />
      </State>
      <State name="2000 rows by day">
        <div ref={box} style={{ maxHeight: 280, overflow: 'auto' }}>
          <VirtualList label="Many events" rows={many} rowId={({ id }) => id} rowName={nameOf} rowTime={timeOf} box={box}>
            {(event) => <Line event={event} />}
          </VirtualList>
        </div>
      </State>
    </>
  );
}

function Line({ event }: { event: SampleEvent }) {
  return (
    <>
      <Head>
        <strong>{event.from}</strong>
        <RelativeTime at={event.at} />
      </Head>
      <p>{event.text}</p>
    </>
  );
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space.x1};
  time { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const nameOf = ({ type, from }: SampleEvent) => `${type} from ${from}`;
const timeOf = ({ at }: SampleEvent) => at;
