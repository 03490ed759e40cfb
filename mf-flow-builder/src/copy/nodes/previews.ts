import { plural, t } from '@lingui/core/macro';

/** What stands on a node's card. */
export const previewCopy = {
  textEmpty: t`No text yet`,
  questionEmpty: t`No question yet`,
  mediaEmpty: t`No file yet`,
  pictures: (count: number) => plural(count, { one: '1 picture', other: `${count} pictures` }),
  cards: (title: string, more: number) => (more === 0 ? title : t`${title} and ${more} more`),
  cardEmpty: t`A card without a title`,
  answer: (kind: string, variable: string) => (variable === '' ? kind : `${kind} → ${variable}`),
  rulesEmpty: t`No rule yet`,
  match: { all: t`All of:`, any: t`One of:` },
  ruleText: (operator: string, value: string) => t`Text ${operator} “${value}”`,
  ruleTag: (operator: string, value: string) => t`Contact ${operator} “${value}”`,
  ruleVariable: (name: string, operator: string, value: string) =>
    value === '' ? `${name} ${operator}` : t`${name} ${operator} “${value}”`,
  moreRules: (count: number) => t`and ${count} more`,
  window: t`Open while the follower wrote within 24 hours`,
  variableEmpty: t`No variable yet`,
  variable: (name: string, value: string) => `${name} = ${value}`,
  tagEmpty: t`No tag yet`,
  tag: { add: (tag: string) => t`Add “${tag}”`, remove: (tag: string) => t`Remove “${tag}”` },
  requestEmpty: t`No address yet`,
  request: (method: string, url: string) => `${method} ${url}`,
  keeps: (names: readonly string[]) => t`Keeps ${names.join(', ')}`,
  hides: t`Hides the comment`,
  handover: t`A person goes on from here`,
  flowEmpty: t`No flow chosen`,
  flow: (name: string) => t`Goes on in “${name}”`,
  flowUnknown: t`Goes on in another flow`,
  noteEmpty: t`An empty note`,
};
