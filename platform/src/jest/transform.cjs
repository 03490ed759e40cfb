const { createHash } = require('node:crypto');
const { version } = require('@swc/core');
const swc = require('@swc/jest');

/** The usual key has the configuration of the package, so each package would transform `shared` again. */
exports.createTransformer = (options) => {
  const transformer = swc.createTransformer(options);
  const base = JSON.stringify([version, process.env.NODE_ENV, options]);
  return {
    ...transformer,
    getCacheKey: (source, file, { instrument, supportsStaticESM }) =>
      createHash('sha256').update([base, file, instrument, supportsStaticESM, source].join('\0')).digest('hex'),
  };
};
