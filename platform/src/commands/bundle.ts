import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';

const { default: preset }: { default: () => Configuration } = await import(pathToFileURL(path.resolve('webpack.config.ts')).href);

const configuration = configure();
if (configuration) bundle(configuration);

/** Errors of a preset are configuration errors, printed without a stack. */
function configure(): Configuration | null {
  try {
    return preset();
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
    process.exitCode = 1;
    return null;
  }
}

function bundle(input: Configuration): void {
  const compiler = webpack(input);
  compiler.run((error, stats) => {
    const hasErrors = stats?.hasErrors() ?? true;
    const report = error ? String(error.stack ?? error) : stats?.toString({ preset: 'errors-warnings', colors: true });
    if (report) process.stderr.write(`${report}\n`);
    compiler.close(() => {
      process.exitCode = hasErrors ? 1 : 0;
    });
  });
}
