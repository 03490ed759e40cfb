import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findGaps, renderCalls } from './findGaps.ts';
import { readHits } from './hits.ts';

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const hits = readHits();
if (values.out !== undefined) writeFileSync(values.out, renderCalls(hits));
else {
  const gaps =
    hits.length === 0 ? ['No test of the server has run: `pnpm --filter @fanfare/server test` runs them.'] : findGaps(hits);
  process.stderr.write(gaps.map((gap) => `${gap}\n`).join(''));
  process.exitCode = gaps.length === 0 ? 0 : 1;
}
