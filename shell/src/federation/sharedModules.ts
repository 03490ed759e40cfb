import * as api from '@fanfare/shared/api';
import * as host from '@fanfare/shared/host';
import * as language from '@fanfare/shared/language';
import * as router from '@fanfare/shared/router';
import * as store from '@fanfare/shared/store';
import * as ui from '@fanfare/shared/ui';
import type { createInstance } from '@module-federation/enhanced/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as styledComponents from 'styled-components';
import { isDevelopment } from '../development.ts';
import { lazySharedModules } from './lazySharedModules.ts';

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

// The build defines it (platform/src/webpack/shellPreset.ts).
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

const eager: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
  '@fanfare/shared/language': language,
  '@fanfare/shared/router': router,
  '@fanfare/shared/store': store,
  '@fanfare/shared/api': api,
  '@fanfare/shared/ui': ui,
  '@fanfare/shared/host': host,
};

const lazy: Readonly<Record<string, () => Promise<unknown>>> = {
  ...lazySharedModules,
  // Remotes built for development need it.
  ...(isDevelopment && { 'react/jsx-dev-runtime': () => import('react/jsx-dev-runtime') }),
};

export const sharedModules: Shared = {
  ...Object.fromEntries(Object.entries(eager).map(([name, module]) => [name, { ...optionsOf(name), lib: () => module }])),
  ...Object.fromEntries(
    Object.entries(lazy).map(([name, load]) => [name, { ...optionsOf(name), get: async () => constant(await load()) }]),
  ),
};

function optionsOf(name: string) {
  // The release gate checks the versions that remotes need.
  return { version: SHARED_VERSIONS[name] ?? '', shareConfig: { singleton: true, requiredVersion: false } } as const;
}

function constant<T>(value: T): () => T {
  return () => value;
}
