import {
  type Automation,
  type AutomationAction,
  type AutomationCondition,
  addedTriggerTypes,
  type BodyOf,
  type Schedule,
} from '@fanfare/shared/contracts';
import { useState } from 'react';
import { ownZone } from '../../../state/range/ownZone.ts';
import { type FilterDraft, filterDraftOf, filterOf } from './filterDraft.ts';
import { keyed, type Row } from './Row.ts';

export interface AutomationDraft {
  name: string;
  description: string;
  trigger: Automation['trigger'];
  /** As typed: divided by commas. */
  keywords: string;
  schedule: Schedule;
  filter: FilterDraft;
  conditions: readonly Row<AutomationCondition>[];
  actions: readonly Row<AutomationAction>[];
}

/** What is typed over an automation, and the edit that it makes. */
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
  const { keyword, keywords = [], schedule } = triggerSettings;
  return {
    name,
    description,
    trigger,
    keywords: [...(keyword === undefined ? [] : [keyword]), ...keywords].join(', '),
    schedule: schedule ?? { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], time: '09:00', timeZone: ownZone() },
    filter: filterDraftOf(triggerSettings.filter),
    conditions: conditions.map(keyed),
    actions: actions.map(keyed),
  };
}

/** Name and actions of a bot flow are changed in the builder. */
function editOf(draft: AutomationDraft, { kind, triggerSettings }: Automation): BodyOf<'PATCH /api/flows/{id}'> {
  const { name, description, trigger, conditions, actions } = draft;
  return {
    description,
    trigger,
    triggerSettings: settingsOf(draft, kind === 'bot_flow' ? triggerSettings.filter : undefined),
    conditions: conditions.map(({ value }) => value),
    ...(kind === 'bot_flow' ? {} : { name: name.trim(), actions: actions.map(({ value }) => value) }),
  };
}

/** @param drawn of a drawing, the filter that is part of it */
function settingsOf({ trigger, keywords, schedule, filter }: AutomationDraft, drawn: Automation['triggerSettings']['filter']) {
  if (trigger === 'time_based') return { schedule };
  if (addedTriggerTypes.some((type) => type === trigger)) return { filter: drawn ?? filterOf(trigger, filter) };
  if (trigger !== 'keyword_detected') return drawn ? { filter: drawn } : {};
  const [keyword, ...others] = keywords
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return keyword === undefined ? { keywords: [] } : { keyword, keywords: others };
}
