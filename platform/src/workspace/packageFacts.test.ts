import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { drawnSlots, readJson, workspaceDir } from './packageFacts.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'fanfare-package-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('names a file that is not valid JSON', () => {
  const file = path.join(dir, 'remote.json');
  writeFileSync(file, '{ "name": "mf-a", }');
  expect(() => readJson(file)).toThrow(/remote\.json is not valid JSON: .*position/);
});

test('the slots that a package draws are those that its sources ask for, each once', () => {
  mkdirSync(path.join(dir, 'src/screens'), { recursive: true });
  writeFileSync(path.join(dir, 'src/screens/A.tsx'), "useSlots('orders.tabs'); useSlots('orders.aside'); useSlots(name);");
  writeFileSync(path.join(dir, 'src/screens/B.ts'), 'const tabs = useSlots("orders.tabs");');
  writeFileSync(path.join(dir, 'src/screens/A.test.tsx'), "useSlots('of.a.test');");
  expect(drawnSlots(dir)).toEqual(['orders.aside', 'orders.tabs']);
  expect(drawnSlots(path.join(workspaceDir, 'mf-dashboard'))).toContain('dashboard.tabs');
});
