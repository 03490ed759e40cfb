import { describe, it } from 'node:test';
import { renderEnglish } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import type { Parsed } from './Parsed.ts';
import { parseTag } from './parseTag.ts';
import { parseVariable } from './parseVariable.ts';
import { parseWait } from './parseWait.ts';

function accepts<T>(parse: (params: string) => Parsed<T>, table: [string, T][]): void {
  for (const [params, value] of table) it(`reads ${params}`, () => expect(parse(params)).toEqual({ ok: true, value }));
}

function refuses(parse: (params: string) => Parsed<unknown>, table: string[]): void {
  for (const params of table) {
    it(`refuses ${JSON.stringify(params.slice(0, 40))}`, () => {
      const parsed = parse(params);
      expect(parsed.ok ? '' : renderEnglish(parsed.error)).toMatch(/^Enter .+, e\.g\. |^Enter .+ such as/);
    });
  }
}

describe('wait', () => {
  accepts(parseWait, [
    ['30s', 30_000],
    [' 10 M ', 600_000],
    ['2h', 7_200_000],
    ['3d', 259_200_000],
    ['{"duration": "10m"}', 600_000],
  ]);
  refuses(parseWait, ['', '10', 'soon', '0s', '-5m', '31d', '1.5h', '{"duration": 10}', '{"duration": "10m"', '10m; 5s']);
});

describe('tag', () => {
  accepts(parseTag, [
    ['vip', 'vip'],
    [' asked for price ', 'asked for price'],
    ['{"tag": "vip"}', 'vip'],
  ]);
  refuses(parseTag, ['', '  ', 'a\nb', 'x'.repeat(65), '{"tag": 1}', '{"tag": "vip"']);
});

describe('variable', () => {
  accepts(parseVariable, [
    ['city=Oslo', { name: 'city', value: 'Oslo' }],
    [' sum = 1 + 1 = 2 ', { name: 'sum', value: '1 + 1 = 2' }],
    ['note=', { name: 'note', value: '' }],
    ['{"name": "size", "value": 42}', { name: 'size', value: '42' }],
  ]);
  refuses(parseVariable, ['', 'city', '=Oslo', 'my city=Oslo', '__proto__=x', '{"name": "size"}', '{"value": "x"}']);
});
