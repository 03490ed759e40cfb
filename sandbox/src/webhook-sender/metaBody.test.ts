import { it } from 'node:test';
import { expect } from 'expect';
import { metaBody } from './metaBody.ts';

it('escapes slashes and everything from U+007F in lower case, and means the same', () => {
  const value = { text: 'ß/\u007f\u2028😀', plain: '<%@~>' };
  expect(metaBody(value)).toBe('{"text":"\\u00df\\/\\u007f\\u2028\\ud83d\\ude00","plain":"<%@~>"}');
  expect(JSON.parse(metaBody(value))).toEqual(value);
});
