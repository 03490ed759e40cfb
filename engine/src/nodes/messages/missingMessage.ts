import { type Message, message } from '@fanfare/shared/contracts';

export function missingMessage(missing: readonly string[]): Message {
  const names = missing.join(', ');
  return missing.length === 1 ? message('runs.value-missing', { names }) : message('runs.values-missing', { names });
}
