const path = require('node:path');
const JestJunit = require('jest-junit');

module.exports = class GroupReporter {
  constructor(globalConfig, options) {
    this.rootDir = globalConfig.rootDir;
    this.junit = new JestJunit(globalConfig, options);
  }

  onTestResult(...args) {
    this.junit.onTestResult(...args);
  }

  async onRunComplete(contexts, results) {
    const testResults = results.testResults.flatMap((result) => divide(result, this.rootDir));
    await this.junit.onRunComplete(contexts, { ...results, testResults });
  }
};

function divide(result, rootDir) {
  const isGroup = path.basename(path.dirname(result.testFilePath)) === 'groups';
  if (!isGroup || result.testResults.length === 0) return [result];
  const files = Map.groupBy(result.testResults, ({ ancestorTitles }) => ancestorTitles[0]);
  return [...files].map(([file, tests]) => {
    const count = (status) => tests.filter((one) => one.status === status).length;
    return {
      ...result,
      testFilePath: path.resolve(rootDir, file),
      testResults: tests.map((one) => ({ ...one, ancestorTitles: one.ancestorTitles.slice(1) })),
      numFailingTests: count('failed'),
      numPassingTests: count('passed'),
      numPendingTests: count('pending'),
    };
  });
}
