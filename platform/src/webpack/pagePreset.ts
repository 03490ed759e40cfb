import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { packageFacts } from '../workspace/packageFacts.ts';
import { baseConfig } from './baseConfig.ts';
import type { BuildOptions } from './remotePreset.ts';

interface PageOptions extends BuildOptions {
  entry: string;
  template: string;
  publicPath: string;
}

export function pagePreset({ entry, template, publicPath, development = false }: PageOptions): Configuration {
  const dir = process.cwd();
  const { name } = packageFacts(dir);
  const base = baseConfig({ dir, namespace: name, development, outDir: 'dist', uniqueName: name });
  return {
    ...base,
    entry: { [name]: entry },
    output: { ...base.output, publicPath },
    plugins: [...(base.plugins ?? []), new HtmlWebpackPlugin({ template: path.join(dir, template), minify: false })],
  };
}
