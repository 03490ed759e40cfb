const { createHash } = require('node:crypto');
const { version } = require('@swc/core');
const swc = require('@swc/jest');

/** Without the package in the key, `shared` is transformed once. */
exports.createTransformer = (options) => {
  const transformer = swc.createTransformer(options);
  const base = JSON.stringify([version, process.env.NODE_ENV, options]);
  return {
    ...transformer,
    getCacheKey: (source, file, { instrument, supportsStaticESM }) =>
      createHash('sha256').update([base, file, instrument, supportsStaticESM, source].join('\0')).digest('hex'),
  };
};
