import { type Message, message } from '@fanfare/shared/contracts';

/** What a trace says about names that a template used and that have no value. */
export function missingMessage(missing: readonly string[]): Message {
  const names = missing.join(', ');
  return missing.length === 1 ? message('runs.value-missing', { names }) : message('runs.values-missing', { names });
}
