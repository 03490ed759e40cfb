import { describe, it } from 'node:test';
import { renderEnglish } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { renderTemplate } from './renderTemplate.ts';
import type { TemplatePosition } from './TemplatePosition.ts';
import type { TemplateScope } from './TemplateScope.ts';

const scope: TemplateScope = {
  contact: { username: 'ann', name: null, tags: ['vip', 'oslo'] },
  input: 'What is the price?',
  variables: { city: 'Oslo', empty: '', template: '{{ contact.username }}{% if input %}', raw: '"a"\\\n&?=/#' },
  now: '2026-01-01T12:00:00.000Z',
};
const render = (source: string, position: TemplatePosition = 'text') => renderTemplate(source, position, scope);
const text = (source: string, position: TemplatePosition = 'text') => {
  const rendered = render(source, position);
  return rendered.ok ? rendered.value.text : renderEnglish(rendered.error);
};

const written: [string, string][] = [
  ['Hi {{ contact.username }}!', 'Hi ann!'],
  ['{{ input | upcase }}', 'WHAT IS THE PRICE?'],
  ['{{ contact.tags }}', 'vip, oslo'],
  ['{{ contact.name | default: "you" }}', 'you'],
  ['{% if variables.city == "Oslo" %}yes{% else %}no{% endif %}', 'yes'],
  ['{% assign a = 2 | times: 3 %}{{ a }}', '6'],
  ['{{ "now" | date: "%Y-%m-%d %H:%M" }}', '2026-01-01 12:00'],
  ['{{ now | date: "%d.%m." }}', '01.01.'],
  ['{% raw %}{{ x }}{% endraw %}', '{{ x }}'],
];
const literal = ['{name}', '{ {name} }', '100 % {sure}', '}} and %}', '{"json": true}', ''];

describe('a template', () => {
  for (const [source, expected] of written) it(`${source} comes to ${expected}`, () => expect(text(source)).toBe(expected));
  for (const source of literal) it(`"${source}" is none and stays as it is`, () => expect(text(source)).toBe(source));

  it('renders a missing value as empty text and reports it', () => {
    expect(render('[{{ variables.size }}{{ variables.empty }}{{ nothing.at.all }}]')).toEqual({
      ok: true,
      value: { text: '[]', missing: ['variables.size', 'variables.empty', 'nothing.at.all'] },
    });
    expect(render('{% if variables.size %}x{% endif %}{{ variables.size | default: 1 }}')).toMatchObject({
      value: { missing: [] },
    });
  });

  it('S21: a value that looks like a template stays text', () => {
    expect(text('{{ variables.template }}')).toBe('{{ contact.username }}{% if input %}');
    expect(text('{% assign t = variables.template %}{{ t }}')).toBe('{{ contact.username }}{% if input %}');
  });

  it('S9: values are escaped by their position', () => {
    expect(JSON.parse(`"${text('{{ variables.raw }}', 'json')}"`)).toBe(scope.variables.raw);
    expect(decodeURIComponent(text('{{ variables.raw }}', 'url'))).toBe(scope.variables.raw);
    expect(text('{{ variables.raw }}', 'url')).not.toMatch(/[&?=/#\n"]/);
  });

  const unreadable = [
    '{{ input',
    '{% if input %}',
    '{{ }}',
    '{% for t in contact.tags %}{% endfor %}',
    '{{ input | raw }}',
    '{{ 1 | sample }}',
  ];
  for (const source of [...unreadable, '{% include "x" %}', '{% render "x" %}', '{% echo input %}', '{% liquid echo input %}']) {
    it(`${source} is refused with a sentence`, () => expect(text(source)).toMatch(/^The template is not valid: .+\.$/));
  }

  const greedy = [
    `{% assign x = "aaaaaaaaaa" %}${'{% assign x = x | append: x %}'.repeat(40)}{{ x | size }}`,
    `{% assign x = "aaaaaaaaaa" %}${'{% assign x = x | replace: "a", x %}'.repeat(40)}{{ x | size }}`,
    `{{ input${' | replace: "", input'.repeat(8)} }}`,
  ];
  for (const [n, source] of greedy.entries()) {
    it(`that grows without bound is stopped (${n + 1})`, () => expect(text(source)).toMatch(/^Could not render the template/));
  }
});
