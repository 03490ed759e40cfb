import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';

/** Bundles the package in the current directory by its `webpack.config.ts`; exits 1 with webpack's report when it cannot. */
const { default: preset }: { default: () => Configuration } = await import(pathToFileURL(path.resolve('webpack.config.ts')).href);

const compiler = webpack(preset());
compiler.run((error, stats) => {
  const hasErrors = stats?.hasErrors() ?? true;
  const report = error ? String(error.stack ?? error) : stats?.toString({ preset: 'errors-warnings', colors: true });
  if (report) process.stderr.write(`${report}\n`);
  compiler.close(() => {
    process.exitCode = hasErrors ? 1 : 0;
  });
});
