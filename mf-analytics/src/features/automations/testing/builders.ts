import type { Automation } from '@fanfare/shared/contracts';

/** An active automation that replies to every message. */
export function anAutomation(over: Partial<Automation> = {}): Automation {
  return {
    _id: 'a1',
    name: 'Welcome',
    description: '',
    trigger: 'message_received',
    triggerSettings: {},
    conditions: [],
    actions: [{ type: 'reply', text: 'Hello!' }],
    isActive: true,
    priority: 0,
    kind: 'automation',
    flowId: null,
    isRunnable: true,
    nextRunAt: null,
    lastFired: null,
    createdAt: '2026-03-01T10:00:00.000Z',
    updatedAt: '2026-03-01T10:00:00.000Z',
    ...over,
  };
}
