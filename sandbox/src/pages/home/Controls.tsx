import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button.ts';
import { formatDayAndTime } from '../formatTime.ts';
import { change } from '../sandboxApi.ts';
import { StyleChoice } from './StyleChoice.tsx';

const HOUR_MS = 60 * 60 * 1000;

/** The sandbox's clock, the form of its answers, and a fresh start. */
export function Controls({ now, offsetMs }: { now: number; offsetMs: number }) {
  const [isAsking, setAsking] = useState(false);
  const move = (body: unknown) => void change('POST', '/clock', body).catch(() => undefined);

  async function reset(): Promise<void> {
    setAsking(false);
    await change('POST', '/reset').catch(() => undefined);
  }

  return (
    <Stack>
      <div>
        <h3>Clock</h3>
        <p>
          {formatDayAndTime(now)}
          {offsetMs !== 0 && ' (moved)'}
        </p>
        <Row>
          <Button onClick={() => move({ advanceMs: HOUR_MS })}>1 hour on</Button>
          <Button onClick={() => move({ advanceMs: 25 * HOUR_MS })}>25 hours on</Button>
          <Button disabled={offsetMs === 0} onClick={() => move({ restore: true })}>
            Real time
          </Button>
        </Row>
      </div>
      <StyleChoice />
      <div>
        <h3>Fresh start</h3>
        <p>
          {isAsking ? 'Forget all messages, connections and deliveries?' : 'Back to the first accounts, followers and posts.'}
        </p>
        <Row>
          {isAsking ? (
            <>
              <Button $strong onClick={() => void reset()}>
                Forget everything
              </Button>
              <Button onClick={() => setAsking(false)}>Keep</Button>
            </>
          ) : (
            <Button onClick={() => setAsking(true)}>Reset the sandbox</Button>
          )}
        </Row>
      </div>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 20px;
  h3 {
    font-size: 15px;
  }
  p {
    margin-bottom: 8px;
    color: var(--soft);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
