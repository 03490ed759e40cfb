import type { BotFlow, RunInfo } from '@fanfare/shared/contracts';

export function aBotFlow(over: Partial<BotFlow> = {}): BotFlow {
  return {
    id: 'flow-1',
    name: 'Prices',
    revision: 1,
    publishedVersion: null,
    hasUnpublishedChanges: true,
    isActive: false,
    updatedAt: '2026-03-01T10:00:00.000Z',
    ...over,
  };
}

export function aRun(over: Partial<RunInfo> = {}): RunInfo {
  return {
    id: 'run-1',
    flow: { id: 'flow-1', name: 'Prices', version: 1 },
    contact: { id: 'contact-1', igsid: '1234567890123456', username: 'ana.lima' },
    status: 'finished',
    error: null,
    startedAt: '2026-03-01T10:00:00.000Z',
    endedAt: '2026-03-01T10:00:01.000Z',
    waitingUntil: null,
    isSimulated: false,
    ...over,
  };
}
