import { calls, errors, routes } from '@fanfare/shared/contracts';

/** What messages of the socket have around what they carry: no schema says it. */
const envelopes = ['type', 'event', 'alerts', 'desktop', 'sound', 'instagram_webhook', 'clientId', 'serverTime', 'userId'];

const words = new Set<string>(envelopes);
for (const { text } of Object.values(errors)) words.add(text);
for (const code of Object.keys(errors)) words.add(code);
for (const text of [...Object.keys(calls), ...Object.values(routes)]) for (const word of text.split(/[ /]/)) words.add(word);
collect(calls);

/** Whether a text is one of those that the contracts name: a field, a kind, a state, the text of an error, a part of an address. */
export function isVocabulary(text: string): boolean {
  return words.has(text);
}

/** Fields, and the values that a schema lists. */
function collect(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [name, part] of Object.entries(schema)) {
    if (name === 'properties') for (const field of Object.keys(part)) words.add(field);
    for (const listed of name === 'const' ? [part] : name === 'enum' ? part : [])
      if (typeof listed === 'string') words.add(listed);
    collect(part);
  }
}
