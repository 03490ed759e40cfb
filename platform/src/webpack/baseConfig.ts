import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { sourceRules } from '../remote-build/sourceRules.ts';

const minimizer = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  terserOptions: { ecma: 2020, compress: { passes: 3, ecma: 2020 }, mangle: true },
  extractComments: false,
  parallel: false,
});

interface BaseOptions {
  dir: string;
  namespace: string;
  development: boolean;
  outDir: string;
  uniqueName: string;
}

export function baseConfig({ dir, namespace, development, outDir, uniqueName }: BaseOptions): Configuration {
  return {
    context: dir,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    // The CSP forbids eval.
    devtool: development ? 'source-map' : 'hidden-source-map',
    output: {
      path: path.join(dir, outDir),
      filename: development ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: development ? '[name].chunk.js' : '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName,
      crossOriginLoading: 'anonymous',
      // webpack's default is two minutes; the shell can fall back to an earlier build.
      chunkLoadTimeout: 8_000,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: sourceRules(namespace, development),
    },
    plugins: development ? [new ReactRefreshPlugin({ overlay: false })] : [],
    // A request costs more than duplicated bytes.
    optimization: { minimizer: [minimizer], splitChunks: { minSize: 60_000 } },
    cache: development && {
      type: 'filesystem',
      cacheDirectory: path.join(dir, 'node_modules/.cache/webpack'),
      name: outDir,
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
