import { calls, errors, routes } from '@fanfare/shared/contracts';

/** Fields of socket envelopes, which no schema lists. */
const envelopes = ['type', 'event', 'alerts', 'desktop', 'sound', 'instagram_webhook', 'clientId', 'serverTime', 'userId'];

const words = new Set<string>(envelopes);
for (const { text } of Object.values(errors)) words.add(text);
for (const code of Object.keys(errors)) words.add(code);
for (const text of [...Object.keys(calls), ...Object.values(routes)]) for (const word of text.split(/[ /]/)) words.add(word);
collect(calls);

export function isVocabulary(text: string): boolean {
  return words.has(text);
}

function collect(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [name, part] of Object.entries(schema)) {
    if (name === 'properties') for (const field of Object.keys(part)) words.add(field);
    for (const listed of name === 'const' ? [part] : name === 'enum' ? part : [])
      if (typeof listed === 'string') words.add(listed);
    collect(part);
  }
}
