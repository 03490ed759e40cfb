import type { Play } from './Play.ts';
import { pause } from './pause.ts';

const TICK_MS = 200;

/** Jumps, or advances at the given speed. At speed 1, the app's clock agrees. */
export async function advanceTime({ dependencies: { clock, live }, speed, signal }: Play, ms: number): Promise<void> {
  if (speed === null) {
    clock.advance(ms);
  } else {
    const until = clock.now() + ms;
    while (clock.now() < until) {
      const startedAt = performance.now();
      await pause(Math.min(TICK_MS, (until - clock.now()) / speed), signal);
      const ahead = (performance.now() - startedAt) * (speed - 1);
      if (ahead > 0) clock.advance(Math.round(Math.min(ahead, until - clock.now())));
    }
  }
  live.publish({ kind: 'everything' });
}
