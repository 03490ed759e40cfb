import { describeAccounts } from '../flows/index.ts';
import type { AutomationRow } from './automations.repository.ts';

interface Change {
  event: 'automation_changed' | 'automation_toggled' | 'accounts_chosen';
  before?: string;
  after?: string;
}

/** Names the first difference that fits on a line. */
export function describeChange(before: AutomationRow, after: AutomationRow): Change {
  if (before.is_active !== after.is_active) {
    return { event: 'automation_toggled', before: stateOf(before), after: stateOf(after) };
  }
  if (accountsOf(before) !== accountsOf(after)) {
    return { event: 'accounts_chosen', before: accountsOf(before), after: accountsOf(after) };
  }
  const line = [nameOf, keywordsOf, priorityOf].find((describe) => describe(before) !== describe(after));
  return { event: 'automation_changed', ...(line && { before: line(before), after: line(after) }) };
}

function stateOf({ is_active }: AutomationRow): string {
  return is_active ? 'on' : 'off';
}

function nameOf({ name }: AutomationRow): string {
  return name;
}

function accountsOf({ accounts }: AutomationRow): string {
  return describeAccounts(accounts);
}

function keywordsOf({ keyword, more_keywords, trigger_filter }: AutomationRow): string {
  return [...(keyword === null ? [] : [keyword]), ...more_keywords, ...(trigger_filter?.keywords ?? [])].join(', ');
}

function priorityOf({ priority }: AutomationRow): string {
  return String(priority);
}
