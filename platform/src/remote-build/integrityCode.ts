/** Code that runs where `script` and `url` are defined. */
export const integrityCode = [
  // Integrity checks require CORS mode.
  "script.crossOrigin = 'anonymous';",
  'if (self.fanfareIntegrity) script.integrity = self.fanfareIntegrity(url);',
].join('\n');
