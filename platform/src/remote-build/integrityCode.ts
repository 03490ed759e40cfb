/** Runs where `script` and `url` are defined. */
export const integrityCode = [
  // Integrity needs CORS mode.
  "script.crossOrigin = 'anonymous';",
  'if (self.fanfareIntegrity) script.integrity = self.fanfareIntegrity(url);',
].join('\n');
