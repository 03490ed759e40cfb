import type { AutomationCondition, FlowStart, TriggerType } from '../../contracts/index.ts';
import { copy } from './copy.ts';

export const triggerNames: Readonly<Record<TriggerType, string>> = copy.names;

/** Formats a trigger in one line: `Keyword Detected: “price”, “cost”`. */
export function triggerText(start: FlowStart): string {
  const details = (detailsOf[start.trigger]?.(start) ?? []).filter((detail) => detail !== '');
  return copy.with(copy.names[start.trigger], details.join(', '));
}

type Details = (start: FlowStart) => readonly string[];

const quotedWords = (words: readonly (string | undefined)[] = []) =>
  words.flatMap((word) => (word === undefined || word.trim() === '' ? [] : [copy.word(word)]));
const filterKeywords: Details = ({ filter }) => quotedWords(filter?.keywords);

const detailsOf: Readonly<Partial<Record<TriggerType, Details>>> = {
  keyword_detected: ({ keyword, keywords = [] }) => quotedWords([keyword, ...keywords]),
  time_based: ({ schedule }) =>
    schedule ? [copy.schedule(schedule.days.map((day) => copy.dayNames[day]).join(' '), schedule)] : [],
  comment: (start) => [...filterKeywords(start), start.filter?.nextPost === undefined ? '' : copy.onNextPost],
  live_comment: filterKeywords,
  story_reply: filterKeywords,
  reaction: ({ filter }) => filter?.emojis ?? [],
  postback: ({ filter }) => quotedWords([filter?.payload]),
  referral: ({ filter }) => quotedWords([filter?.ref, filter?.source]),
};

/** Formats a condition in one line: `The message contains “kiwi”`. */
export function conditionText(condition: AutomationCondition): string {
  const { types, keywordOperators, tagOperators, variableOperators, between } = copy.conditions;
  switch (condition.type) {
    case 'keyword':
      return [types.keyword, keywordOperators[condition.operator], copy.word(condition.value)].join(' ');
    case 'tag':
      return [types.tag, tagOperators[condition.operator], copy.word(condition.value)].join(' ');
    case 'variable': {
      const { name, operator, value = '' } = condition;
      const hasValue = operator !== 'is_set' && operator !== 'is_not_set';
      return [name, variableOperators[operator], ...(hasValue ? [copy.word(value)] : [])].join(' ');
    }
    case 'time':
      return copy.with(types.time, between(condition.from, condition.to, condition.timeZone));
  }
}
