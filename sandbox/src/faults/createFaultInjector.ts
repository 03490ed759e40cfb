import type { Clock } from '../clock/createClock.ts';
import type { Live } from '../live/createLive.ts';
import type { FaultRule } from '../model/entities.ts';
import {
  type CallFault,
  type ContentFault,
  type FaultName,
  isCallFault,
  isContentFault,
  isWebhookFault,
  type WebhookFault,
} from '../model/faultNames.ts';
import type { State } from '../state/openState.ts';

export type NewFault = Pick<FaultRule, 'fault'> & Partial<Omit<FaultRule, 'id' | 'fault' | 'hits'>>;

export interface FaultInjector {
  list: () => FaultRule[];
  add: (fault: NewFault) => FaultRule;
  remove: (id: string) => boolean;
  clear: () => void;
  isQuiet: () => boolean;
  /** Returns the fault for a call and counts it. */
  forCall: (endpoint: string, method: string) => { fault: CallFault; seconds: number | null } | null;
  forAttempt: (kind: string) => WebhookFault | null;
  forContent: (kind: string) => ContentFault | null;
}

/** Rules apply a number of times, for a time or by probability. They survive restarts. */
export function createFaultInjector(state: State, clock: Clock, live: Live): FaultInjector {
  // Cached, because every call asks.
  let rules = readRules();

  /** Rules of older versions have no end and no length. */
  function readRules(): FaultRule[] {
    return state.faults.all().map((rule) => ({ ...rule, until: rule.until ?? null, seconds: rule.seconds ?? null }));
  }

  function draw<Name extends FaultName>(isMine: (name: string) => name is Name, place: string, method: string) {
    if (rules.length === 0) return null;
    endRules();
    for (const rule of rules) {
      const { fault, endpoint, probability, remaining } = rule;
      if (!isMine(fault) || (endpoint !== '*' && endpoint !== place) || (rule.method !== null && rule.method !== method))
        continue;
      if (remaining === 0 || !state.random.chance(probability)) continue;
      save({ ...rule, hits: rule.hits + 1, remaining: remaining === null ? null : remaining - 1 });
      return { fault, seconds: rule.seconds };
    }
    return null;
  }

  function endRules(): void {
    const now = clock.now();
    const over = rules.filter(({ until }) => until !== null && until <= now);
    if (over.length === 0) return;
    for (const { id } of over) state.faults.remove(id);
    refresh();
  }

  function save(rule: FaultRule): void {
    state.transaction(() => {
      if (rule.remaining === 0) state.faults.remove(rule.id);
      else state.faults.save('', rule);
    });
    refresh();
  }

  function refresh(): void {
    rules = readRules();
    live.publish({ kind: 'faults' });
  }

  clock.onMove(endRules);

  return {
    list: () => {
      endRules();
      return rules;
    },
    add: ({ fault, endpoint = '*', method = null, probability = 1, remaining = null, until = null, seconds = null }) => {
      const rule = { id: state.random.digits(9), fault, endpoint, method, probability, remaining, until, seconds, hits: 0 };
      save(rule);
      return rule;
    },
    remove: (id) => {
      const isRemoved = state.faults.remove(id);
      refresh();
      return isRemoved;
    },
    clear: () => {
      state.faults.clear();
      refresh();
    },
    isQuiet: () => rules.length === 0,
    forCall: (endpoint, method) => draw(isCallFault, endpoint, method),
    forAttempt: (kind) => draw(isWebhookFault, kind, 'POST')?.fault ?? null,
    forContent: (kind) => draw(isContentFault, kind, 'POST')?.fault ?? null,
  };
}
