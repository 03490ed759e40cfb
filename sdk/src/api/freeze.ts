import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { REMOTE_CONTRACT } from '@fanfare/shared/contracts';
import { contractProblems } from './contractProblems.ts';
import { type ContractReport, declareContract, readReport, writeReport } from './contractReport.ts';

const stored = readReport(REMOTE_CONTRACT);
const { problems, now } = stored ? await compareWith(stored) : { problems: [], now: await declareAlone() };
if (problems.length > 0) {
  process.stderr.write(
    `Contract ${REMOTE_CONTRACT} would break remotes that are in use. Raise REMOTE_CONTRACT.\n${problems.join('\n')}\n`,
  );
  process.exitCode = 1;
} else {
  await writeReport(REMOTE_CONTRACT, now);
  process.stdout.write(`Wrote sdk/api/contract-${REMOTE_CONTRACT}.\n`);
}

async function compareWith(before: ContractReport) {
  const { problemsByReport, now } = await contractProblems([before]);
  return { problems: problemsByReport.flat(), now };
}

async function declareAlone() {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'fanfare-contract-'));
  try {
    return await declareContract(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
