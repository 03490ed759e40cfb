import { XMLParser } from 'fast-xml-parser';

export interface TestCase {
  name: string;
  file: string;
  seconds: number;
  isFailed: boolean;
}

interface Node {
  testsuite?: (Node & Attributes)[];
  testcase?: (Attributes & { failure?: unknown; error?: unknown; skipped?: unknown })[];
}
interface Attributes {
  '@name'?: string;
  '@file'?: string;
  '@classname'?: string;
  '@time'?: string;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => name === 'testsuite' || name === 'testcase',
});

export function readJunit(xml: string): TestCase[] {
  const { testsuites }: { testsuites?: Node | '' } = parser.parse(xml);
  return testsuites ? casesOf(testsuites, '') : [];
}

function casesOf({ testsuite = [], testcase = [] }: Node, suite: string): TestCase[] {
  const own = testcase
    .filter((one) => one.skipped === undefined)
    .map((one) => ({
      name: one['@name'] ?? '',
      // Playwright puts the file into the suite.
      file: one['@file'] ?? suite,
      seconds: Number(one['@time'] ?? 0),
      isFailed: one.failure !== undefined || one.error !== undefined,
    }));
  return [...own, ...testsuite.flatMap((inner) => casesOf(inner, inner['@file'] ?? inner['@name'] ?? suite))];
}
