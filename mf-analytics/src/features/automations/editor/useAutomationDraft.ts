import type { Automation, AutomationAction, BodyOf, FlowStart } from '@fanfare/shared/contracts';
import { type Entry, keyed } from '@fanfare/shared/widgets';
import { useState } from 'react';

export interface AutomationDraft {
  name: string;
  description: string;
  start: FlowStart;
  actions: readonly Entry<AutomationAction>[];
  /** Undefined if the server does not know it. */
  accountIds: string[] | null | undefined;
}

export function useAutomationDraft(automation: Automation) {
  const [first] = useState(() => draftOf(automation));
  const [draft, setDraft] = useState(first);
  return {
    draft,
    change: (part: Partial<AutomationDraft>) => setDraft((before) => ({ ...before, ...part })),
    body: editOf(draft, first, automation.kind),
    needsAccount: draft.accountIds?.length === 0 && draft.accountIds !== first.accountIds,
    isDirty: JSON.stringify(draft) !== JSON.stringify(first),
  };
}

function draftOf({ trigger, triggerSettings, conditions, actions, ...automation }: Automation): AutomationDraft {
  const { name, description, accountIds } = automation;
  return { name, description, start: { trigger, ...triggerSettings, conditions }, actions: actions.map(keyed), accountIds };
}

/** Only what was changed, so that changes of other members stay. Name and actions of a bot flow are changed in the builder. */
function editOf(draft: AutomationDraft, first: AutomationDraft, kind: Automation['kind']): BodyOf<'PATCH /api/flows/{id}'> {
  const { name, description, start, actions, accountIds } = draft;
  const { trigger, conditions = [] } = start;
  const isChanged = (part: keyof AutomationDraft) => JSON.stringify(draft[part]) !== JSON.stringify(first[part]);
  return {
    ...(isChanged('description') && { description }),
    ...(isChanged('start') && { trigger, triggerSettings: settingsOf(start), conditions }),
    ...(accountIds !== undefined && isChanged('accountIds') && { accountIds }),
    ...(kind !== 'bot_flow' && isChanged('name') && { name: name.trim() }),
    ...(kind !== 'bot_flow' && isChanged('actions') && { actions: actions.map(({ value }) => value) }),
  };
}

/** Returns only what the trigger uses. An absent list of keywords would leave the stored one unchanged. */
function settingsOf({ trigger, keyword, keywords = [], schedule, filter }: FlowStart): Automation['triggerSettings'] {
  if (trigger === 'keyword_detected') return { ...(keyword !== undefined && { keyword }), keywords };
  if (trigger === 'time_based') return { ...(schedule && { schedule }), keywords: [] };
  return { ...(filter && { filter }), keywords: [] };
}
