import { foldText } from '@fanfare/engine';
import type { AutomationCondition, KeywordOperator, VariableOperator } from '@fanfare/shared/contracts';
import { isWithinTime } from '../../../infrastructure/clock/isWithinTime.ts';

/** The message, and who wrote it when. */
export interface AskedInput {
  text: string;
  isFirstMessage: boolean;
  contact: { tags: readonly string[]; variables: Readonly<Record<string, string>> };
  nowMs: number;
}

type Of<T extends AutomationCondition['type']> = Extract<AutomationCondition, { type: T }>;

/** Null when the condition holds, otherwise a sentence that says why it does not. */
export function holdsCondition(condition: AutomationCondition, input: AskedInput): string | null {
  switch (condition.type) {
    case 'keyword':
      return holdsKeyword(condition, input.text);
    case 'tag':
      return holdsTag(condition, input.contact.tags);
    case 'variable':
      return holdsVariable(condition, input.contact.variables);
    case 'time':
      return isWithinTime(condition, input.nowMs)
        ? null
        : `It is not between ${condition.from} and ${condition.to} (${condition.timeZone}).`;
  }
}

const keywordTests: Record<KeywordOperator, { test: (text: string, value: string) => boolean; verb: string }> = {
  contains: { test: (text, value) => text.includes(value), verb: 'contain' },
  equals: { test: (text, value) => text === value, verb: 'equal' },
  starts_with: { test: (text, value) => text.startsWith(value), verb: 'start with' },
};

function holdsKeyword({ operator, value }: Of<'keyword'>, text: string): string | null {
  const { test, verb } = keywordTests[operator];
  return test(foldText(text).trim(), foldText(value).trim()) ? null : `The text does not ${verb} "${value}".`;
}

function holdsTag({ operator, value }: Of<'tag'>, tags: readonly string[]): string | null {
  const has = tags.includes(value.trim());
  if (operator === 'has') return has ? null : `The contact does not have the tag "${value}".`;
  return has ? `The contact has the tag "${value}".` : null;
}

const variableTests: Record<VariableOperator, (actual: string | undefined, wanted: string) => boolean> = {
  equals: (actual, wanted) => actual !== undefined && foldText(actual).trim() === foldText(wanted).trim(),
  not_equals: (actual, wanted) => actual === undefined || foldText(actual).trim() !== foldText(wanted).trim(),
  contains: (actual, wanted) => actual !== undefined && foldText(actual).includes(foldText(wanted)),
  greater_than: (actual, wanted) => compare(actual, wanted, (a, b) => a > b),
  less_than: (actual, wanted) => compare(actual, wanted, (a, b) => a < b),
  is_set: (actual) => actual !== undefined && actual !== '',
  is_not_set: (actual) => actual === undefined || actual === '',
};

function holdsVariable(
  { operator, name, value = '' }: Of<'variable'>,
  variables: Readonly<Record<string, string>>,
): string | null {
  const actual = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (variableTests[operator](actual, value)) return null;
  return (
    `The variable "${name}" is ${actual === undefined ? 'not set' : `"${actual}"`}; wanted: ${operator.replaceAll('_', ' ')} ${value}`.trimEnd() +
    '.'
  );
}

function compare(actual: string | undefined, wanted: string, test: (a: number, b: number) => boolean): boolean {
  if (actual === undefined || actual.trim() === '' || wanted.trim() === '') return false;
  return test(Number(actual), Number(wanted));
}
