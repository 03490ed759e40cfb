import {
  type AutomationCondition,
  type KeywordOperator,
  type Message,
  message,
  type VariableOperator,
} from '@fanfare/shared/contracts';
import { foldText } from '../containsKeyword.ts';

export type Rule = Exclude<AutomationCondition, { type: 'time' }>;

export interface RuleInput {
  text: string;
  tags: readonly string[];
  variables: Readonly<Record<string, string>>;
}

type Of<T extends Rule['type']> = Extract<Rule, { type: T }>;

export function getRuleFailure(rule: Rule, { text, tags, variables }: RuleInput): Message | null {
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
  whyNot: (value: string) => Message;
}

const keywordTests: Record<KeywordOperator, KeywordTest> = {
  contains: {
    test: (text, value) => text.includes(value),
    whyNot: (value) => message('triggers.text-does-not-contain', { value }),
  },
  equals: {
    test: (text, value) => text === value,
    whyNot: (value) => message('triggers.text-differs', { value }),
  },
  starts_with: {
    test: (text, value) => text.startsWith(value),
    whyNot: (value) => message('triggers.text-does-not-start', { value }),
  },
};

function holdsKeyword({ operator, value }: Of<'keyword'>, text: string): Message | null {
  const { test, whyNot } = keywordTests[operator];
  return test(foldText(text).trim(), foldText(value).trim()) ? null : whyNot(value);
}

function holdsTag({ operator, value }: Of<'tag'>, tags: readonly string[]): Message | null {
  const has = tags.includes(value.trim());
  if (operator === 'has') return has ? null : message('triggers.tag-missing', { value });
  return has ? message('triggers.tag-present', { value }) : null;
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

const wantedTexts: Record<VariableOperator, (value: string) => Message> = {
  equals: (value) => message('triggers.equals', { value }),
  not_equals: (value) => message('triggers.not-equals', { value }),
  contains: (value) => message('triggers.contains', { value }),
  greater_than: (value) => message('triggers.greater-than', { value }),
  less_than: (value) => message('triggers.less-than', { value }),
  is_set: () => message('triggers.is-set'),
  is_not_set: () => message('triggers.is-not-set'),
};

function holdsVariable(
  { operator, name, value = '' }: Of<'variable'>,
  variables: Readonly<Record<string, string>>,
): Message | null {
  const actual = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (variableTests[operator](actual, value)) return null;
  const isIncomplete = value.trim() === '' && operator !== 'is_set' && operator !== 'is_not_set';
  const wanted = isIncomplete ? operator.replaceAll('_', ' ') : wantedTexts[operator](value.trimEnd());
  return actual === undefined
    ? message('triggers.variable-not-set', { name, wanted })
    : message('triggers.variable-differs', { name, actual, wanted });
}

function compare(actual: string | undefined, wanted: string, test: (a: number, b: number) => boolean): boolean {
  if (actual === undefined || actual.trim() === '' || wanted.trim() === '') return false;
  return test(Number(actual), Number(wanted));
}
