import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { expect } from 'expect';
import { readBuild } from './readBuild.ts';
import { aBuild } from './testing/aBuild.ts';

/** A build whose `release.json` says this too. */
function reading(changes: object): () => unknown {
  const dist = aBuild('mf-a', '1.0.0', 'aaa');
  const file = path.join(dist, 'release.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...changes }));
  return () => readBuild(dist);
}

test('what is wrong is told with the file in which a team writes it', () => {
  expect(reading({ manifest: { contract: 'one', owner: 'a', routes: [] } })).toThrow(
    'remote.json is not what it should be: /contract must be integer. Mend it and build again.',
  );
  expect(reading({ manifest: { contract: 1, owner: 'a', routes: {} } })).toThrow('remote.json is not what it should be: /routes');
  expect(reading({ version: 'one' })).toThrow('package.json is not what it should be: /version must match pattern');
  expect(reading({ passport: { calls: 1 } })).toThrow('lab/passport.json is not what it should be');
});

test('what the build itself writes is to be built again', () => {
  expect(reading({ buildId: '' })).toThrow(/^release\.json is not what a build writes: \/buildId .* Build it again\.$/);
});
