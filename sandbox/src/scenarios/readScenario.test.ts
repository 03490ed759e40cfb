import { describe, it } from 'node:test';
import { expect } from 'expect';
import { ScenarioError } from './language/ScenarioError.ts';
import { listShipped } from './listShipped.ts';
import { readScenario } from './readScenario.ts';

function problemsOf(text: string): string[] {
  try {
    readScenario(text);
    return [];
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return error.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
  }
}

const lines = (...steps: string[]) => ['scenario: Test', 'followers: { lea: {} }', 'steps:', ...steps].join('\n');

describe('the language of scenarios', () => {
  it('is read with the place of every step', () => {
    const scenario = readScenario(lines('  - scene: Hello', '  - write: { from: lea, text: hi }', '    as: greeting'));
    expect(scenario).toMatchObject({ title: 'Test', crowd: 0 });
    expect([...scenario.accounts.keys()]).toEqual(['shop']);
    expect(scenario.steps).toMatchObject([
      { line: 4, verb: 'scene', label: null },
      { line: 5, verb: 'write', order: { from: 'lea', text: 'hi' }, label: 'greeting' },
    ]);
  });

  it('may be JSON', () => {
    const text = JSON.stringify({ scenario: 'J', followers: { lea: null }, steps: [{ write: { from: 'lea', text: 'hi' } }] });
    expect(readScenario(text).steps).toHaveLength(1);
  });

  const wrong: [string, string[], string][] = [
    [
      'a verb that is nearly right',
      ['  - wriet: { from: lea, text: hi }'],
      '4:5 "wriet" is not known here; do you mean "write"? Allowed: scene, write,',
    ],
    [
      'a word that no step of the kind has',
      ['  - write: { from: lea, txt: hi }'],
      '4:25 "txt" is not known here; do you mean "text"? Allowed: from, to, text,',
    ],
    ['a missing word', ['  - comment: { text: hi }'], '4:14 "from" is missing.'],
    ['a number for a text', ['  - write: { from: lea, text: 20 }'], '4:31 "text" must be a text or a list of texts, not 20.'],
    ['a time without unit', ['  - wait: 5'], '4:11 This must be a time such as 2s, or { between: 1s, and: 3s }, not 5.'],
    ['an unknown fault', ['  - fault: { fault: earthquake }'], '4:21 "fault" must be one of throttled_429, throttled_613,'],
    [
      'a follower who is not declared',
      ['  - write: { from: leo, text: hi }'],
      '4:20 "leo" is not known here; do you mean "lea"? Allowed: lea.',
    ],
    ['a name that no earlier step gave', ['  - unsend: { from: lea, message: m1 }'], '4:35 No earlier step has "as: m1".'],
    ['a name for nothing', ['  - wait: 1s', '    as: nap'], '5:5 "wait" makes nothing that could have a name.'],
    ['two things in one step', ['  - wait: 1s', '    clock: 1h'], '5:5 A step does one thing, and this one does "wait" already.'],
    [
      'an expectation of two things',
      ['  - expect: { message: {}, mail: {} }'],
      '4:13 Give one of message, call, webhook, mail and order.',
    ],
    [
      'a number in two ways',
      ['  - expect: { message: {}, times: 1, atMost: 2 }'],
      '4:13 "times" is exact: give it alone, or atLeast and atMost.',
    ],
    ['a broken expression', ['  - expect: { message: { matching: "(" } }'], '4:36 "matching" must be a regular expression'],
    [
      'an account that is not declared',
      ['  - post: { account: shoop, product: FEED }'],
      '4:22 "shoop" is not known here; do you mean "shop"?',
    ],
    ['an empty message', ['  - write: { from: lea }'], '4:12 A message needs text, files, share, storyMention or isUnsupported.'],
    ['broken YAML', ['  - write: { from: lea'], '4:'],
  ];
  for (const [name, steps, message] of wrong) {
    it(`says where and what: ${name}`, () => {
      const problems = problemsOf(lines(...steps));
      expect(problems).toHaveLength(1);
      expect(problems[0]?.slice(0, message.length)).toBe(message);
    });
  }

  it('reports all problems at once', () => {
    expect(problemsOf(lines('  - wait: soon', '  - jump: 1s', '  - write: { from: nobody, text: hi }'))).toHaveLength(3);
  });

  it('explains a file that is no scenario', () => {
    expect(problemsOf('')[0]).toContain('This must be a block with scenario, about, needs');
    expect(problemsOf('scenario: S\nstep: []')).toEqual([
      '1:1 "steps" is missing.',
      expect.stringContaining('2:1 "step" is not known here; do you mean "steps"?'),
    ]);
  });

  it('is the one of at least eight shipped scenarios', () => {
    const titles = listShipped().map(({ text }) => readScenario(text).title);
    expect(titles.length).toBeGreaterThanOrEqual(8);
  });
});
