import type { Automation, AutomationAction, BodyOf, FlowStart } from '@fanfare/shared/contracts';
import { type Entry, keyed } from '@fanfare/shared/widgets';
import { useState } from 'react';

export interface AutomationDraft {
  name: string;
  description: string;
  start: FlowStart;
  actions: readonly Entry<AutomationAction>[];
}

export function useAutomationDraft(automation: Automation) {
  const [first] = useState(() => draftOf(automation));
  const [draft, setDraft] = useState(first);
  return {
    draft,
    change: (part: Partial<AutomationDraft>) => setDraft((before) => ({ ...before, ...part })),
    body: editOf(draft, automation),
    isDirty: JSON.stringify(draft) !== JSON.stringify(first),
  };
}

function draftOf({ name, description, trigger, triggerSettings, conditions, actions }: Automation): AutomationDraft {
  return { name, description, start: { trigger, ...triggerSettings, conditions }, actions: actions.map(keyed) };
}

/** Name and actions of a bot flow are changed in the builder. */
function editOf({ name, description, start, actions }: AutomationDraft, { kind }: Automation): BodyOf<'PATCH /api/flows/{id}'> {
  const { trigger, conditions = [] } = start;
  return {
    description,
    trigger,
    triggerSettings: settingsOf(start),
    conditions,
    ...(kind === 'bot_flow' ? {} : { name: name.trim(), actions: actions.map(({ value }) => value) }),
  };
}

/** Returns only what the trigger uses. An absent list of keywords would leave the stored one unchanged. */
function settingsOf({ trigger, keyword, keywords = [], schedule, filter }: FlowStart): Automation['triggerSettings'] {
  if (trigger === 'keyword_detected') return { ...(keyword !== undefined && { keyword }), keywords };
  if (trigger === 'time_based') return { ...(schedule && { schedule }), keywords: [] };
  return { ...(filter && { filter }), keywords: [] };
}
