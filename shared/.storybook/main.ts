import path from 'node:path';
import { compileCatalogue, compileInPlace, swcOptions } from '@fanfare/platform/remote-build';
import type { StorybookConfig } from '@storybook/react-vite';
import { transform } from '@swc/core';
import type { Plugin } from 'vite';

const sharedDir = path.resolve(import.meta.dirname, '..');

const messages: Plugin = {
  name: 'fanfare:messages',
  enforce: 'pre',
  async transform(code, id) {
    const [file = ''] = id.split('?');
    if (file.endsWith('.po')) return { code: compileCatalogue(file, sharedDir), map: null, moduleType: 'js' };
    if (!code.includes('@lingui/core/macro')) return null;
    const compiled = await transform(code, { ...swcOptions('shared', false), filename: file, swcrc: false, sourceMaps: true });
    return { code: compileInPlace(compiled.code, sharedDir), map: compiled.map ?? null };
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  viteFinal: (vite) => ({ ...vite, plugins: [messages, ...(vite.plugins ?? [])] }),
  // Prevents network requests by Storybook.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};
export default config;
