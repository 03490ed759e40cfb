import { before, describe, test } from 'node:test';
import { REMOTE_CONTRACT } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { contractProblems } from './contractProblems.ts';
import { readReport } from './contractReport.ts';

const HOW_TO_GO_ON = `Remotes in other repositories rely on contract ${REMOTE_CONTRACT}. Keep what they use, or raise REMOTE_CONTRACT in shared/src/contracts/releases/releaseDocument.ts and run \`pnpm sdk:api\`.`;

function replaced(text: string, from: string, to: string): string {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return changed;
}

describe('the contract between shell and remotes', () => {
  let problems: Record<'promised' | 'more' | 'newTag' | 'oneTagLess', string[]>;
  before(async () => {
    const report = readReport(REMOTE_CONTRACT);
    if (!report) throw new Error(`sdk/api has no report of contract ${REMOTE_CONTRACT}: run \`pnpm sdk:api\`.`);
    const { declarations, calls } = report;
    const withFile = (file: string, from: string, to: string) => ({
      ...declarations,
      [file]: replaced(declarations[file] ?? '', from, to),
    });
    const host = 'export interface HostApi {';
    const more = {
      declarations: withFile('host/HostApi.d.ts', host, `${host}\n    printPage: () => void;`),
      calls: {
        ...calls,
        'GET /api/health/promised': { response: { type: 'object' } },
        'GET /api/flow/list': { response: { type: 'object', required: ['total'], properties: { total: { type: 'integer' } } } },
      },
    };
    const newTag = { calls, declarations: withFile('api/api.d.ts', ' | "Workspace"', '') };
    const oneTagLess = { calls, declarations: withFile('api/api.d.ts', '"Analytics" |', '"Analytics" | "Invoice" |') };
    const compared = await contractProblems([report, more, newTag, oneTagLess]);
    const [ofReport = [], ofMore = [], ofNewTag = [], ofOneTagLess = []] = compared.problemsByReport;
    problems = { promised: ofReport, more: ofMore, newTag: ofNewTag, oneTagLess: ofOneTagLess };
  });

  test('offers everything that it promised', () => {
    if (problems.promised.length > 0) throw new Error(`${HOW_TO_GO_ON}\n${problems.promised.join('\n')}`);
  });

  test('would be broken by a member, a property or a call less', () => {
    expect(problems.more).toEqual([
      expect.stringContaining("Property 'printPage' is missing"),
      'GET /api/flow/list: response.total is gone',
      'GET /api/health/promised is gone',
    ]);
  });

  test('accepts new tags of the cache, but not one less', () => {
    expect(problems.newTag).toEqual([]);
    expect(problems.oneTagLess).toEqual([expect.stringContaining('Invoice')]);
  });
});
