import { textsOf } from '@fanfare/shared/language';

/** What stands on a node's card. */
export const previewCopy = textsOf('flow-builder/previews', {
  textEmpty: 'No text yet',
  questionEmpty: 'No question yet',
  mediaEmpty: 'No file yet',
  pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  cards: (title: string, more: number) => (more === 0 ? title : `${title} and ${more} more`),
  cardEmpty: 'A card without a title',
  answer: (kind: string, variable: string) => (variable === '' ? kind : `${kind} → ${variable}`),
  rulesEmpty: 'No rule yet',
  match: { all: 'All of:', any: 'One of:' },
  ruleText: (operator: string, value: string) => `Text ${operator} “${value}”`,
  ruleTag: (operator: string, value: string) => `Contact ${operator} “${value}”`,
  ruleVariable: (name: string, operator: string, value: string) =>
    value === '' ? `${name} ${operator}` : `${name} ${operator} “${value}”`,
  moreRules: (count: number) => `and ${count} more`,
  window: 'Open while the follower wrote within 24 hours',
  variableEmpty: 'No variable yet',
  variable: (name: string, value: string) => `${name} = ${value}`,
  tagEmpty: 'No tag yet',
  tag: { add: (tag: string) => `Add “${tag}”`, remove: (tag: string) => `Remove “${tag}”` },
  requestEmpty: 'No address yet',
  request: (method: string, url: string) => `${method} ${url}`,
  keeps: (names: readonly string[]) => `Keeps ${names.join(', ')}`,
  hides: 'Hides the comment',
  handover: 'A person goes on from here',
  flowEmpty: 'No flow chosen',
  flow: (name: string) => `Goes on in “${name}”`,
  flowUnknown: 'Goes on in another flow',
  noteEmpty: 'An empty note',
});
