// The style sheet that comes with React Flow is put into the page at run time; the content security policy admits it only with the
// nonce of the page. Every build has its own bundler runtime, so the shell cannot set this for a remote. Imported before the style sheet.
declare let __webpack_nonce__: string | undefined;

// Tests run without a bundler, where the name does not exist.
if (typeof __webpack_nonce__ === 'string') {
  __webpack_nonce__ = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? undefined;
}

export {};
