/** Folders of production code depend on each other in one direction. Tests and test helpers are left out. */
const { options } = require('./.dependency-cruiser.cjs');

const exclude = { path: `${options.exclude.path}|\\.(test|stories)\\.tsx?$|/src/testing/|^server/test/` };

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Folders that need each other are one folder, or share a third: move what both need there.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude },
};
