import { afterEach, expect, test } from '@jest/globals';
import { hasStoredUnsavedChanges, UNSAVED_CHANGES_PREFIX } from './unsavedChanges.ts';

afterEach(() => localStorage.clear());

test('detects unsaved changes by the key prefix', () => {
  localStorage.setItem('theme', 'dark');
  expect(hasStoredUnsavedChanges()).toBe(false);
  localStorage.setItem(`${UNSAVED_CHANGES_PREFIX}text.reply`, 'Dear');
  expect(hasStoredUnsavedChanges()).toBe(true);
});
