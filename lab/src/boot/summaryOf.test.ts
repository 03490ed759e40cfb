import { test } from 'node:test';
import type { BootedPage, BootReport } from '@fanfare/releases';
import { expect } from 'expect';
import { requireDirectory } from './requireDirectory.ts';
import { summaryOf } from './summaryOf.ts';

const page: BootedPage = { remote: 'mf-a', route: '/a', problems: [], ms: 1, picture: null };
const cell = (beside: Record<string, string>) => ({ shell: '1.0.0-aaa', beside, pages: [page] });
const report = (cells: BootReport['cells']): BootReport => ({ at: '2026-03-01T10:00:00.000Z', build: '1.0.0-bbb', cells });

test('reports that no other remotes are released', () => {
  expect(summaryOf('mf-a', report([cell({})]), 'somewhere')).toBe(
    'Beside nothing: no other remote is released at somewhere.\nmf-a 1.0.0-bbb: 1 of 1 page boots in 1 combination',
  );
  const beside = cell({ 'mf-b': '1.0.0-ccc' });
  const broken = { ...beside, pages: [{ ...page, problems: ['The page throws: no'] }] };
  expect(summaryOf('mf-a', report([beside, broken]), 'somewhere')).toBe('mf-a 1.0.0-bbb: 1 of 2 pages boot in 2 combinations');
});

test('a place is an address or a directory that is there', () => {
  expect(() => requireDirectory('/nowhere')).toThrow('The directory /nowhere does not exist.');
  expect(() => requireDirectory(import.meta.dirname)).not.toThrow();
  expect(() => requireDirectory('https://fanfare.example')).not.toThrow();
});
