import { createRequire } from 'node:module';
import { loaderFile } from '../messages/loader.ts';
import { messagesPlugin } from '../messages/messagesPlugin.ts';

// Resolves loaders from the platform package.
const require = createRequire(import.meta.url);

export function sourceRules(namespace: string, development: boolean) {
  return [
    {
      test: /\.[jt]sx?$/,
      exclude: /node_modules/,
      use: [loaderFile, { loader: require.resolve('swc-loader'), options: swcOptions(namespace, development) }],
    },
    { test: /\.po$/, type: 'javascript/auto' as const, use: [loaderFile] },
    { test: /\.css$/, use: [require.resolve('style-loader'), require.resolve('css-loader')] },
    { test: /\.(svg|png|woff2)$/, type: 'asset/resource' as const },
  ];
}

export function swcOptions(namespace: string, development: boolean) {
  return {
    jsc: {
      parser: { syntax: 'typescript' as const, tsx: true },
      target: 'es2022' as const,
      transform: { react: { runtime: 'automatic' as const, development, refresh: development } },
      experimental: {
        plugins: [
          [require.resolve('@swc/plugin-styled-components'), { namespace, displayName: development, ssr: false }] satisfies [
            string,
            object,
          ],
          messagesPlugin(),
        ],
      },
    },
  };
}
