import { styled } from 'styled-components';
import { change } from '../api/sandboxApi.ts';
import { Button } from '../ui/Button.ts';
import { Problem } from '../ui/feedback/Problem.tsx';
import { useAction } from '../ui/feedback/useAction.ts';
import { formatDayAndTime, formatOffset } from '../ui/formatTime.ts';
import { Row } from '../ui/frame/Row.ts';
import { useSandboxNow } from './useSandboxNow.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Each jump is just beyond the messaging window, the human agent window or the token lifetime. */
const jumps = [
  { text: '+1 hour', ms: HOUR_MS },
  { text: '+25 hours', ms: 25 * HOUR_MS },
  { text: '+8 days', ms: 8 * 24 * HOUR_MS },
  { text: '+61 days', ms: 61 * 24 * HOUR_MS },
];

export function ClockControls() {
  const time = useSandboxNow();
  const { act, problem } = useAction();
  const move = (body: unknown) => void act(() => change('POST', '/clock', body));
  return (
    <Stack>
      <p>
        <b>{time ? formatDayAndTime(time.now) : '…'}</b>
        {time && <span> {time.offsetMs === 0 ? 'real time' : formatOffset(time.offsetMs)}</span>}
      </p>
      <Row>
        {jumps.map(({ text, ms }) => (
          <Button key={text} $small onClick={() => move({ advanceMs: ms })}>
            {text}
          </Button>
        ))}
        <Button $small disabled={!time || time.offsetMs === 0} onClick={() => move({ restore: true })}>
          Real time
        </Button>
      </Row>
      <Problem text={problem} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 10px;
  span {
    margin-left: 6px;
    color: var(--soft);
  }
`;
