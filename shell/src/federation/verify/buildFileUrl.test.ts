import { expect, test } from '@jest/globals';
import { fillHead } from '../../testing/fillHead.ts';
import { buildFileUrl } from './buildFileUrl.ts';

test('files of builds are on the origin of the page, or on the one that the server names', () => {
  expect(buildFileUrl('mf-x', '1.0.0-abc', 'release.json').href).toBe('http://localhost/r/mf-x/1.0.0-abc/release.json');
  fillHead('<meta name="releases-origin" content="https://files.example">');
  expect(buildFileUrl('mf-x', '1.0.0-abc', '').href).toBe('https://files.example/r/mf-x/1.0.0-abc/');
});
