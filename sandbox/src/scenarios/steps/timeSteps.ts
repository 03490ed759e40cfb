import { Type } from 'typebox';
import { parseDuration } from '../language/parseDuration.ts';
import { closed, Duration, Text } from '../language/words.ts';
import { advanceTime } from '../play/advanceTime.ts';
import { createRecorder } from '../play/createRecorder.ts';
import { pause } from '../play/pause.ts';
import { defineStep } from './StepKind.ts';

const Span = Type.Object({ between: Duration, and: Duration }, closed);

/** `scene` makes later assertions ignore earlier events. */
export const scene = defineStep({
  order: Text,
  describe: (title) => title,
  perform: (play) => {
    play.recorder = createRecorder(play.dependencies.state);
    return {};
  },
});

/** `wait` waits in real time. With `between`/`and`, the seed selects the time. */
export const wait = defineStep({
  order: Type.Union([Duration, Span], { expects: 'a time such as 2s, or { between: 1s, and: 3s }' }),
  describe: (time) => (typeof time === 'string' ? `wait ${time}` : `wait between ${time.between} and ${time.and}`),
  perform: async (play, time) => {
    await pause(typeof time === 'string' ? parseDuration(time) : chosen(play.rng.next(), time), play.signal);
    return {};
  },
});

/** `clock` advances sandbox time. */
export const clock = defineStep({
  order: Duration,
  describe: (time) => `the clock goes ${time} on`,
  perform: async (play, time) => {
    await advanceTime(play, parseDuration(time));
    return {};
  },
});

function chosen(draw: number, { between, and }: { between: string; and: string }): number {
  const [from, to] = [parseDuration(between), parseDuration(and)];
  return from + draw * (to - from);
}
