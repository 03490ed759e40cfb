import { appendFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { expect } from 'expect';
import { workspaceDir } from '../workspace/packageFacts.ts';
import { cruise, layerConfigs, type RefusedImport } from './cruise.ts';
import { plantedViolations } from './plantedViolations.ts';
import { plantWorkspace } from './plantWorkspace.ts';

const packages = [
  'shell',
  'mf-auth',
  'mf-dashboard',
  'mf-flow-builder',
  'shared',
  'engine',
  'server',
  'sandbox',
  'platform',
  'releases',
  'lab',
  'sdk',
  'e2e',
  'bench',
];

describe('layer rules', () => {
  let dir = '';
  let untouched: RefusedImport[] = [];
  let refused: RefusedImport[] = [];

  before(async () => {
    dir = await plantWorkspace();
    untouched = await cruise(dir, packages);
    for (const { file, line } of plantedViolations) await appendFile(path.join(dir, file), `${line}\n`);
    refused = await cruise(dir, packages);
  });
  after(() => rm(dir, { recursive: true, force: true }));

  test('allow all imports of the miniature workspace', () => {
    expect(untouched).toEqual([]);
  });

  for (const { rule, file, line } of plantedViolations) {
    test(`${rule} refuses ${line} in ${file}`, () => {
      const specifier = /'(?:node:)?([^']+)'/.exec(line)?.[1];
      const rules = refused.filter((found) => found.file === file && found.specifier.replace('node:', '') === specifier);
      expect(rules.map((found) => found.rule)).toContain(rule);
    });
  }

  test('have a planted violation each', () => {
    const require = createRequire(import.meta.url);
    const rules = layerConfigs.flatMap((name): { name: string }[] => require(path.join(workspaceDir, name)).forbidden);
    const planted = new Set(plantedViolations.map(({ rule }) => rule));
    expect(rules.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
  });
});
