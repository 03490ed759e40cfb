import type { FileRule, SourceFile } from './fileRules.ts';

export const formatsElsewhere: Readonly<Record<string, string>> = {
  'shared/src/language/localize.ts': 'renders the values of server messages, below shared/ui',
  'shared/src/contracts/messages/renderMessage.ts': 'renders English messages on the server too',
};

const inBrowser = /^(shell|mf-[^/]+|shared)\/src\/(?!ui\/formats\/)/;
const isTest = /\.test\.tsx?$|\/testing\//;
const formatsItself =
  /\bIntl\s*\.\s*(?:DateTime|Number|RelativeTime|List|Duration)Format\b(?!\(\)\s*\.resolvedOptions)|\.toLocale(?:Date|Time)?String\b/;

export function formatsByItself({ path, text }: SourceFile): boolean {
  return inBrowser.test(path) && !isTest.test(path) && formatsItself.test(text);
}

export const formatsRule: FileRule = {
  name: 'formats',
  problem: (file) =>
    formatsByItself(file) && !(file.path in formatsElsewhere)
      ? 'formats a date, a time or a number by itself: use shared/src/ui/formats, exported by @fanfare/shared/domain'
      : null,
};
