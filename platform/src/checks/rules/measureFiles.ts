import { posix } from 'node:path';
import { isCode, linesOf, type SourceFile } from '../source-rules/fileRules.ts';

const MEDIAN_MAX = 60;
const P95_MAX = 250;
const FILES_OF_FOLDER = 12;

export function measureFiles(files: readonly SourceFile[]): { figures: string; problems: string[] } {
  const code = files.filter(({ path }) => isCode.test(path));
  const lengths = code.map(({ text }) => linesOf(text)).sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  const [median, p95, longest] = [at(0.5), at(0.95), at(1)];
  const folders = Map.groupBy(
    code.filter(({ path }) => /\/(src|test)\//.test(path) && !/\.(test|stories)\./.test(path)),
    ({ path }) => posix.dirname(path),
  );
  const large = [...folders].filter(([, { length }]) => length > FILES_OF_FOLDER);
  const problems = [
    ...(median > MEDIAN_MAX ? [`length: half of the files have more than ${MEDIAN_MAX} lines: the median is ${median}.`] : []),
    ...(p95 > P95_MAX
      ? [`length: more than one file in twenty has more than ${P95_MAX} lines: the 95th percentile is ${p95}.`]
      : []),
    ...large.map(
      ([folder, { length }]) =>
        `folder: ${folder} holds ${length} files of code, more than ${FILES_OF_FOLDER}: give what belongs together a folder of its own.`,
    ),
  ];
  return {
    figures: `${code.length} files of code: median ${median} lines, 95th percentile ${p95}, longest ${longest}; ${large.length} of ${folders.size} folders hold more than ${FILES_OF_FOLDER}`,
    problems,
  };
}
