/// <reference types="vite/client" />
import './fonts.css';
import type { Preview } from '@storybook/react-vite';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { type Language, languages } from '../src/contracts/index.ts';
import { keepLanguage, language } from '../src/language/language.ts';
import { GlobalStyle } from '../src/ui/theme/GlobalStyle.tsx';
import { TooltipLayer } from '../src/ui/tooltips/TooltipLayer.tsx';

// Texts are read when modules are evaluated, so translations are loaded first.
if (language() !== 'en') await import(`../src/locales/${language()}.po`);

// Play functions wait for lazy components, on slow machines too.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  initialGlobals: { theme: 'light', language: language() },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror', dynamicTitle: true, items: ['light', 'dark'] },
    },
    language: {
      description: 'Language',
      toolbar: { icon: 'globe', dynamicTitle: true, items: [...languages] },
    },
  },
  parameters: {
    viewport: {
      options: {
        narrow: { name: '360 px', styles: { width: '360px', height: '800px' } },
        wide: { name: '1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: { order: ['Foundations', 'Controls', 'Display', 'Overlays', 'Data', 'Documents', 'Help'] },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <Page theme={globals.theme} language={globals.language}>
        <Story />
      </Page>
    ),
  ],
};
export default preview;

interface PageProps {
  theme: string;
  language: Language;
  children: ReactNode;
}

function Page({ theme, language: chosen, children }: PageProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    document.documentElement.lang = language();
    if (chosen === language()) return;
    // The language of a page is fixed when it loads.
    keepLanguage(chosen);
    location.reload();
  }, [chosen]);
  return (
    <main>
      <GlobalStyle />
      <TooltipLayer />
      {children}
    </main>
  );
}
