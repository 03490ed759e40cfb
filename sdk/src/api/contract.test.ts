import { before, describe, test } from 'node:test';
import { REMOTE_CONTRACT } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { contractProblems } from './contractProblems.ts';
import { type ContractReport, readReport } from './contractReport.ts';

const HOW_TO_GO_ON = `Remotes in other repositories rely on contract ${REMOTE_CONTRACT}. Keep what they use, or raise REMOTE_CONTRACT in shared/src/contracts/releases/releaseDocument.ts and run \`pnpm sdk:api\`.`;

describe('the contract between shell and remotes', () => {
  let report: ContractReport;
  before(() => {
    const stored = readReport(REMOTE_CONTRACT);
    if (!stored) throw new Error(`sdk/api has no report of contract ${REMOTE_CONTRACT}: run \`pnpm sdk:api\`.`);
    report = stored;
  });

  test('offers everything that it promised', async () => {
    const { problems } = await contractProblems(report);
    if (problems.length > 0) throw new Error(`${HOW_TO_GO_ON}\n${problems.join('\n')}`);
  });

  test('would be broken by a member, a property or a call less', async () => {
    const hostApi = 'host/HostApi.d.ts';
    const text = report.declarations[hostApi] ?? '';
    const promised = text.replace('export interface HostApi {', 'export interface HostApi {\n    printPage: () => void;');
    expect(promised).not.toBe(text);
    const calls = {
      ...report.calls,
      'GET /api/health/promised': { response: { type: 'object' } },
      'GET /api/flow/list': { response: { type: 'object', required: ['total'], properties: { total: { type: 'integer' } } } },
    };
    const { problems } = await contractProblems({ declarations: { ...report.declarations, [hostApi]: promised }, calls });
    expect(problems).toEqual([
      expect.stringContaining("Property 'printPage' is missing"),
      'GET /api/flow/list: response.total is gone',
      'GET /api/health/promised is gone',
    ]);
  });

  test('accepts new tags of the cache, but not one less', async () => {
    const { 'api/api.d.ts': text = '' } = report.declarations;
    const promised = text.replace('"Analytics" |', '"Analytics" | "Invoice" |');
    expect(promised).not.toBe(text);
    const fewer = text.replace(' | "Workspace"', '');
    expect(fewer).not.toBe(text);
    const against = (api: string) =>
      contractProblems({ ...report, declarations: { ...report.declarations, 'api/api.d.ts': api } });
    expect((await against(fewer)).problems).toEqual([]);
    expect((await against(promised)).problems).toEqual([expect.stringContaining('Invoice')]);
  });
});
