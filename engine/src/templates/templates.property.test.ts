import { it } from 'node:test';
import { renderEnglish } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import fc from 'fast-check';
import { isTemplate } from './compileTemplate.ts';
import { renderTemplate } from './renderTemplate.ts';
import { templatePositions } from './TemplatePosition.ts';
import type { TemplateScope } from './TemplateScope.ts';

const scopeWith = (input: string): TemplateScope => ({
  contact: { username: input, name: input, tags: [input] },
  input,
  variables: { v: input },
  now: '2026-01-01T00:00:00.000Z',
});
const markup = fc.constantFrom('{{', '}}', '{%', '%}', '"', '\\', '\r\n', '|', 'input', 'assign', '\ud83d\ude00', '&', ' ');
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(markup).map((parts) => parts.join('')),
);
const RUNS = { numRuns: 1_000 };

it('S21: whatever a follower writes comes out as it was written, in each of its places', () => {
  fc.assert(
    fc.property(anyText, (input) => {
      const source = '{{ input }}{{ contact.username }}{{ contact.name }}{{ contact.tags }}{{ variables.v }}';
      expect(renderTemplate(source, 'text', scopeWith(input))).toMatchObject({ ok: true, value: { text: input.repeat(5) } });
    }),
    RUNS,
  );
});

it('S9: a value never leaves its place in an address or in JSON', () => {
  fc.assert(
    fc.property(anyText, (input) => {
      const json = renderTemplate('{"a":"{{ input }}","b":1}', 'json', scopeWith(input));
      expect(json.ok && JSON.parse(json.value.text)).toEqual({ a: input, b: 1 });
      const url = renderTemplate('https://a.test/p/{{ input }}?q={{ input }}&r=1', 'url', scopeWith(input));
      const parsed = new URL(url.ok ? url.value.text : '');
      expect([parsed.host, parsed.hash, [...parsed.searchParams.keys()]]).toEqual(['a.test', '', ['q', 'r']]);
      expect(parsed.searchParams.get('q')).toBe(input.toWellFormed());
    }),
    RUNS,
  );
});

it('a text without markup is no template, whatever else is in it', () => {
  fc.assert(
    fc.property(anyText, (source) => {
      fc.pre(!isTemplate(source));
      expect(renderTemplate(source, 'json', scopeWith('x'))).toEqual({ ok: true, value: { text: source, missing: [] } });
    }),
    RUNS,
  );
});

it('any text at all is rendered or refused, the same way each time', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...templatePositions), (source, position) => {
      const once = renderTemplate(source, position, scopeWith('x'));
      expect(renderTemplate(source, position, scopeWith('x'))).toEqual(once);
      if (!once.ok) expect(renderEnglish(once.error)).toMatch(/^The template .+\.$/s);
    }),
    RUNS,
  );
});
