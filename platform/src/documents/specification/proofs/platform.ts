import { testsOf } from '../Statement.ts';

export const namedPackages = testsOf('platform/src/dependencies/namedPackages.test.ts', {
  packages: 'every package of the brief is declared and imported under its name',
  folders: 'every package of the brief has a folder at the top level',
});

export const engine = testsOf('engine/src/step.test.ts', {
  yes: 'answers by the output True when the message contains the keyword',
  no: 'answers by the output False otherwise',
});
