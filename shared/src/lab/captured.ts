import { type Capture, callOf } from '../contracts/index.ts';
import type { RecordedAnswer, Recording } from './Recording.ts';
import { latestSeqOf } from './recordedFor.ts';
import type { Scenario, SocketPush } from './Scenario.ts';

export interface CapturedScenario {
  scenario: Scenario;
  recording: Recording;
}

const pushed: readonly string[] = ['notification', 'webhook_event', 'new_webhook_event', 'webhook_event_broadcast'];

/** Converts a capture to a scenario at its last URL, with its last responses and its socket messages. */
export function captured(capture: Capture, id: string): CapturedScenario {
  const { user, address, startedAt, endedAt, builds, dropped, entries } = capture;
  const answers = new Map<string, RecordedAnswer>();
  for (const entry of entries) {
    if (entry.kind !== 'call') continue;
    const { method, path, status, answer } = entry;
    const known = callOf(method, path.split('?')[0] ?? '');
    if (known) answers.set(`${method} ${path}`, { call: known.call, path, status, body: answer });
  }
  const arrives = entries.flatMap((entry) =>
    entry.kind === 'socket' && pushed.includes(entry.event)
      ? [{ event: entry.event, payload: entry.payload } as unknown as SocketPush]
      : [],
  );
  const incomplete = dropped > 0 ? ` It took long: ${dropped} entries at its beginning are missing.` : '';
  const all = [...answers.values()];
  return {
    scenario: {
      id,
      title: `Captured ${startedAt.slice(0, 16).replace('T', ' ')}`,
      about: `Ended ${endedAt.slice(0, 16).replace('T', ' ')} at ${address}, with ${builds.join(', ') || 'no build'}.${incomplete}`,
      route: address,
      ...(user === null && { user }),
      arrives,
      sees: [{ role: 'main' }],
    },
    recording: {
      at: endedAt,
      user: user ?? nobody,
      latestSeq: latestSeqOf(all),
      answers: all,
    },
  };
}

/** A placeholder, because a recording requires a user, but the scenario is signed out. */
const nobody = {
  id: 'nobody',
  username: 'nobody',
  email: 'nobody@example.org',
  avatar: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};
