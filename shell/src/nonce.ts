// Required by the content security policy.
// biome-ignore lint/style/useConst: the bundler's runtime reads what is assigned below
declare let __webpack_nonce__: string | undefined;

__webpack_nonce__ = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? undefined;

export {};
