/** Gives a script that a build loads at run time the hash that the page knows for its URL. Runs where `script` and `url` are known. */
export const integrityCode = [
  // Without CORS mode the browser compares nothing.
  "script.crossOrigin = 'anonymous';",
  'if (self.fanfareIntegrity) script.integrity = self.fanfareIntegrity(url);',
].join('\n');
