import { type AutomationCondition, type KeywordOperator, sentence, type VariableOperator } from '@fanfare/shared/contracts';
import { foldText } from '../containsKeyword.ts';

/** A test of what was written and of who wrote it. */
export type Rule = Exclude<AutomationCondition, { type: 'time' }>;

export interface RuleInput {
  text: string;
  tags: readonly string[];
  variables: Readonly<Record<string, string>>;
}

type Of<T extends Rule['type']> = Extract<Rule, { type: T }>;

/** Null when the rule holds, otherwise a sentence that says why it does not. */
export function whyNotHeld(rule: Rule, { text, tags, variables }: RuleInput): string | null {
  switch (rule.type) {
    case 'keyword':
      return holdsKeyword(rule, text);
    case 'tag':
      return holdsTag(rule, tags);
    case 'variable':
      return holdsVariable(rule, variables);
  }
}

interface KeywordTest {
  test: (text: string, value: string) => boolean;
  whyNot: (value: string) => string;
}

const keywordTests: Record<KeywordOperator, KeywordTest> = {
  contains: {
    test: (text, value) => text.includes(value),
    whyNot: (value) => sentence('The text does not contain "{value}".', { value }),
  },
  equals: {
    test: (text, value) => text === value,
    whyNot: (value) => sentence('The text does not equal "{value}".', { value }),
  },
  starts_with: {
    test: (text, value) => text.startsWith(value),
    whyNot: (value) => sentence('The text does not start with "{value}".', { value }),
  },
};

function holdsKeyword({ operator, value }: Of<'keyword'>, text: string): string | null {
  const { test, whyNot } = keywordTests[operator];
  return test(foldText(text).trim(), foldText(value).trim()) ? null : whyNot(value);
}

function holdsTag({ operator, value }: Of<'tag'>, tags: readonly string[]): string | null {
  const has = tags.includes(value.trim());
  if (operator === 'has') return has ? null : sentence('The contact does not have the tag "{value}".', { value });
  return has ? sentence('The contact has the tag "{value}".', { value }) : null;
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

const wantedTexts: Record<VariableOperator, (value: string) => string> = {
  equals: (value) => sentence('equals {value}', { value }),
  not_equals: (value) => sentence('not equals {value}', { value }),
  contains: (value) => sentence('contains {value}', { value }),
  greater_than: (value) => sentence('greater than {value}', { value }),
  less_than: (value) => sentence('less than {value}', { value }),
  is_set: () => sentence('is set'),
  is_not_set: () => sentence('is not set'),
};

function holdsVariable(
  { operator, name, value = '' }: Of<'variable'>,
  variables: Readonly<Record<string, string>>,
): string | null {
  const actual = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (variableTests[operator](actual, value)) return null;
  const wanted = wantedTexts[operator](value).trimEnd();
  return actual === undefined
    ? sentence('The variable "{name}" is not set; wanted: {wanted}.', { name, wanted })
    : sentence('The variable "{name}" is "{actual}"; wanted: {wanted}.', { name, actual, wanted });
}

function compare(actual: string | undefined, wanted: string, test: (a: number, b: number) => boolean): boolean {
  if (actual === undefined || actual.trim() === '' || wanted.trim() === '') return false;
  return test(Number(actual), Number(wanted));
}
