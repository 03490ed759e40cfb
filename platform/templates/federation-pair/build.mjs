import { readFileSync } from 'node:fs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

const { mode, output, remote, runtimeFlags } = JSON.parse(readFileSync('options.json', 'utf8'));
const target = ['web', 'es2022'];

try {
  await build({
    ...{ mode, target, entry: {} },
    output: { ...output, path: `${import.meta.dirname}/dist/remote`, publicPath: 'auto', uniqueName: remote.name },
    plugins: [new ModuleFederationPlugin(remote)],
  });
  await build({
    ...{ mode, target, entry: { shell: './shell.js' } },
    output: { ...output, filename: 'shell.js', path: `${import.meta.dirname}/dist`, publicPath: '/', uniqueName: 'pair_shell' },
    plugins: [new webpack.DefinePlugin({ ...runtimeFlags, REMOTE: JSON.stringify(remote.name) })],
  });
} catch (cause) {
  // A stack would hide the message.
  process.stderr.write(`${cause.message}\n`);
  process.exitCode = 1;
}

function build(configuration) {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      const problem = error?.message ?? (stats.hasErrors() ? stats.toJson({ errors: true }).errors[0].message : null);
      if (problem === null) resolve();
      else reject(new Error(problem));
    });
  });
}
