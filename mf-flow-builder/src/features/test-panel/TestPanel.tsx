import { SegmentedControl } from '@fanfare/shared/domain';
import { Banner, Button, color, font, media, StatePanel, space } from '@fanfare/shared/ui';
import { FlaskConical, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { testCopy as copy } from '../../copy/panels/testPanel.ts';
import { Clock } from './Clock.tsx';
import { ChatLog } from './chat/ChatLog.tsx';
import { TestMessageComposer } from './chat/TestMessageComposer.tsx';
import { Setup } from './Setup.tsx';
import { TraceList } from './TraceList.tsx';
import { useTest } from './useTest.ts';

const views = [
  { value: 'chat', label: copy.views.chat },
  { value: 'trace', label: copy.views.trace },
] as const;

/** Runs the draft in the server's engine, compiled for the browser, so replies and trace match the server's. */
export function TestPanel() {
  const test = useTest();
  const [view, setView] = useState<(typeof views)[number]['value']>('chat');
  if (test.nodes.length === 0) {
    return (
      <Nothing>
        <StatePanel kind="empty" icon={<FlaskConical />} title={copy.noNodes}>
          {copy.noNodesHint}
        </StatePanel>
      </Nothing>
    );
  }
  return (
    <Columns>
      <Top>
        <TopLine>
          <DryRun>{copy.dryRun}</DryRun>
          <Button $variant="quiet" $size="small" disabled={test.simulation === null} onClick={test.end}>
            <RotateCcw aria-hidden="true" />
            {copy.restart}
          </Button>
        </TopLine>
        <Setup test={test} />
        {test.isOutdated ? <Banner tone="warning">{copy.changed}</Banner> : null}
        <Views>
          <SegmentedControl legend={copy.views.legend} options={views} value={view} onChange={setView} />
        </Views>
      </Top>
      <Chat data-is-shown={view === 'chat'}>
        <ChatLog test={test} />
        <Clock test={test} />
        <TestMessageComposer onSay={test.say} />
      </Chat>
      <Trace data-is-shown={view === 'trace'} role="region" aria-label={copy.views.trace} tabIndex={0}>
        <TraceList simulation={test.simulation} />
      </Trace>
    </Columns>
  );
}

const SIDE_BY_SIDE = '@container panel (min-width: 640px)';

const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
  ${SIDE_BY_SIDE} { grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); }
`;

const Top = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
  padding: ${space.x1} ${space.x2};
  border-bottom: 1px solid ${color.border};
`;

const TopLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const DryRun = styled.p`
  font-size: ${font.size.small};
  color: ${color.textMuted};
`;

const Views = styled.div`
  ${SIDE_BY_SIDE} { display: none; }
`;

const Half = styled.div`
  min-height: 0;
  &[data-is-shown='false'] { display: none; }
`;

const Chat = styled(Half)`
  display: flex;
  flex-direction: column;
  ${SIDE_BY_SIDE} { &[data-is-shown] { display: flex; } }
`;

const Trace = styled(Half)`
  overflow-y: auto;
  ${SIDE_BY_SIDE} { &[data-is-shown] { display: block; border-inline-start: 1px solid ${color.border}; } }
`;

const Nothing = styled.div`
  padding: ${space.x2};
  ${media.narrow} { padding: ${space.x1}; }
`;
