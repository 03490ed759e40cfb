// React Flow's style sheet is injected at run time, and the content security policy requires the page's nonce. Every
// build has its own bundler runtime, so the shell cannot set it for a remote. Must be imported before the style
// sheet.
declare let __webpack_nonce__: string | undefined;

// Undefined in tests, which run without a bundler.
if (typeof __webpack_nonce__ === 'string') {
  __webpack_nonce__ = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? undefined;
}

export {};
