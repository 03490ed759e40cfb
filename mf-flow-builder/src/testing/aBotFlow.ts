import type { BotFlow } from '@fanfare/shared/contracts';

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
