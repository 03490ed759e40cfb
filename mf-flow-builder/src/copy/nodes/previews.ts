import { plural, t } from '@lingui/core/macro';

/** What stands on a node's card. */
export const previewCopy = {
  textEmpty: t`No text`,
  questionEmpty: t`No question`,
  mediaEmpty: t`No file`,
  pictures: (count: number) => plural(count, { one: '1 image', other: `${count} images` }),
  cards: (title: string, more: number) => (more === 0 ? title : t`${title} and ${more} more`),
  cardEmpty: t`Card without title`,
  answer: (kind: string, variable: string) => (variable === '' ? kind : `${kind} → ${variable}`),
  rulesEmpty: t`No rules`,
  match: { all: t`All of:`, any: t`Any of:` },
  ruleText: (operator: string, value: string) => t`Text ${operator} “${value}”`,
  ruleTag: (operator: string, value: string) => t`Contact ${operator} “${value}”`,
  ruleVariable: (name: string, operator: string, value: string) =>
    value === '' ? `${name} ${operator}` : t`${name} ${operator} “${value}”`,
  moreRules: (count: number) => t`and ${count} more`,
  window: t`Open if the follower wrote in the last 24 hours`,
  variableEmpty: t`No variable`,
  variable: (name: string, value: string) => `${name} = ${value}`,
  tagEmpty: t`No tag`,
  tag: { add: (tag: string) => t`Add “${tag}”`, remove: (tag: string) => t`Remove “${tag}”` },
  requestEmpty: t`No URL`,
  request: (method: string, url: string) => `${method} ${url}`,
  keeps: (names: readonly string[]) => t`Saves ${names.join(', ')}`,
  hides: t`Hides the comment`,
  handover: t`Hands over to a human`,
  flowEmpty: t`No flow selected`,
  flow: (name: string) => t`Continues in “${name}”`,
  flowUnknown: t`Continues in another flow`,
  noteEmpty: t`Empty note`,
};
