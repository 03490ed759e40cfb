import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { sourceRules } from '../remote-build/sourceRules.ts';

/** Three passes: 0.5 % less of the shell to download than with one, 2 % less of an entry. */
const minimizer = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  terserOptions: { ecma: 2020, compress: { passes: 3, ecma: 2020 }, mangle: true },
  extractComments: false,
});

interface BaseOptions {
  dir: string;
  /** Keeps styled-components' class names of different builds apart. */
  namespace: string;
  development: boolean;
  /** Where the build goes, below the package; differs by flavour so that they do not overwrite each other. */
  outDir: string;
  uniqueName: string;
}

/** What every browser build here has in common. */
export function baseConfig({ dir, namespace, development, outDir, uniqueName }: BaseOptions): Configuration {
  return {
    context: dir,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    // Never an eval variant: the production CSP is on in development too.
    devtool: development ? 'source-map' : 'hidden-source-map',
    output: {
      path: path.join(dir, outDir),
      filename: development ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: development ? '[name].chunk.js' : '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName,
      crossOriginLoading: 'anonymous',
      // Webpack waits two minutes; a person does not, and the shell has an earlier version to show instead.
      chunkLoadTimeout: 8_000,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: sourceRules(namespace, development),
    },
    plugins: development ? [new ReactRefreshPlugin({ overlay: false })] : [],
    // Small parts stay with what needs them: a request of its own costs more than the bytes that two screens would share.
    optimization: { minimizer: [minimizer], splitChunks: { minSize: 60_000 } },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(dir, 'node_modules/.cache/webpack'),
      name: `${outDir}-${development}`,
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
