import { Button, color, font, radius, space } from '@fanfare/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { testCopy as copy } from '../../../copy/panels/testPanel.ts';
import type { useTest } from '../useTest.ts';
import { withLocalTimes } from '../withLocalTimes.ts';
import { Above, Bubble, Warning } from './bubbles.tsx';
import { type ChatLine, chatLines } from './chatLines.ts';
import { MessageView } from './MessageView.tsx';
import { RequestAnswer } from './RequestAnswer.tsx';
import { suggestionsFor } from './suggestionsFor.ts';

type Test = ReturnType<typeof useTest>;

export function ChatLog({ test }: { test: Test }) {
  const log = useRef<HTMLDivElement>(null);
  const lines = test.simulation ? chatLines(test.simulation) : [];
  const count = lines.length;
  useEffect(() => {
    if (count > 0 && log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [count]);
  return (
    <Log ref={log} role="log" aria-label={copy.log} tabIndex={0}>
      {count === 0 ? <Invitation test={test} /> : null}
      {lines.map((line, place) => (
        <Line key={line.key} line={line} test={test} isLast={place === count - 1} />
      ))}
    </Log>
  );
}

function Invitation({ test }: { test: Test }) {
  return (
    <Empty>
      <p>{copy.empty}</p>
      <small>{copy.emptyHint}</small>
      <Suggestions role="group" aria-label={copy.suggestions}>
        {suggestionsFor(test.nodes).map((text) => (
          <Button key={text} $size="small" onClick={() => test.say({ surface: 'message', text })}>
            {text}
          </Button>
        ))}
      </Suggestions>
    </Empty>
  );
}

function Line({ line, test, isLast }: { line: ChatLine; test: Test; isLast: boolean }) {
  switch (line.kind) {
    case 'mine':
      return (
        <Bubble $isMine>
          {line.above ? <Above>{line.above}</Above> : null}
          {line.text}
        </Bubble>
      );
    case 'message':
      return (
        <>
          {line.above ? <Above>{line.above}</Above> : null}
          <MessageView message={line.message} isLast={isLast} onTap={(tapped) => test.say({ surface: 'message', ...tapped })} />
          {line.warning === null ? null : <Warning>{line.warning}</Warning>}
        </>
      );
    case 'note':
      return <Note data-tone={line.tone}>{withLocalTimes(line.text)}</Note>;
    case 'silence': {
      const { text, fromNodeId } = line;
      return (
        <Note data-tone="warning">
          {copy.quiet} {text}{' '}
          {isLast && fromNodeId !== null ? (
            <Button $size="small" onClick={() => test.sendWithoutTrigger(fromNodeId)}>
              {copy.startAnyway}
            </Button>
          ) : null}
        </Note>
      );
    }
    case 'request':
      return (
        <RequestAnswer
          command={line.command}
          isOpen={line.isOpen}
          onAnswer={(response) => test.answer(line.runNo, line.command.stepNo, response)}
        />
      );
  }
}

const Log = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.x1};
  min-height: 40px;
  padding: ${space.x2};
  overflow-y: auto;
  overflow-wrap: anywhere;
  background: ${color.canvas};
`;

const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.half};
  margin: auto;
  text-align: center;
  p { font-weight: ${font.weight.medium}; }
  small { font-size: ${font.size.small}; color: ${color.textMuted}; }
`;

const Suggestions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.x1};
  margin-top: ${space.x1half};
  button { max-width: 100%; overflow: hidden; text-overflow: ellipsis; border-radius: ${radius.pill}; }
`;

const Note = styled.div`
  align-self: center;
  max-width: 92%;
  padding: 2px ${space.x1};
  text-align: center;
  font-size: ${font.size.small};
  color: ${color.textMuted};
  &[data-tone='warning'], &[data-tone='danger'] {
    padding: ${space.x1} ${space.x1half};
    border-radius: ${radius.medium};
    text-align: start;
  }
  &[data-tone='warning'] { background: ${color.warningSoft}; color: ${color.warning}; }
  &[data-tone='danger'] { background: ${color.dangerSoft}; color: ${color.danger}; }
  button { margin-top: ${space.half}; }
`;
