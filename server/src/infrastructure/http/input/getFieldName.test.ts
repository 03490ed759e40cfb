import { test } from 'node:test';
import { expect } from 'expect';
import { getFieldName } from './getFieldName.ts';

test('names the fields of nodes in words, and others by their path', () => {
  expect(getFieldName('/nodes/0/data/content')).toBe('The text of node 1');
  expect(getFieldName('/nodes/11/data/keyword')).toBe('The keyword of node 12');
  expect(getFieldName('/nodes/0/data/start/keyword')).toBe('nodes.0.data.start.keyword');
  expect(getFieldName('/bio')).toBe('bio');
  expect(getFieldName('')).toBe('');
});
