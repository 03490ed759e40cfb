import { describe, it } from 'node:test';
import { expect } from 'expect';
import { containsKeyword } from './containsKeyword.ts';

const hits: [string, string][] = [
  ['What is the price?', 'price'],
  ['WHAT IS THE PRICE?', ' price '],
  ['Ｐｒｉｃｅ please', 'price'],
  ['𝐏𝐑𝐈𝐂𝐄 please', 'price'],
  ['Hauptstraße', 'STRASSE'],
  ['CAFE\u0301', 'café'],
  ['ΛΟΓΟΣ', 'λόγος'.normalize('NFD').replaceAll('\u0301', '')],
  ['ΠΡΑΞΕΙΣΤΕ', 'πραξεις'],
  ['(a+b)*', '(a+'],
];
const misses: [string, string][] = [
  ['hello', 'price'],
  ['anything', ''],
  ['anything', '   '],
  ['price', '.*'],
];

describe('containsKeyword', () => {
  for (const [text, keyword] of hits) it(`${text} contains ${keyword}`, () => expect(containsKeyword(text, keyword)).toBe(true));
  for (const [text, keyword] of misses) {
    it(`${text} does not contain "${keyword}"`, () => expect(containsKeyword(text, keyword)).toBe(false));
  }
});
