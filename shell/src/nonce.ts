// Style and script tags made at run time carry the nonce of the page, so that the content security policy admits them.
// The bundler replaces `__webpack_nonce__`; assigning to it is the interface it offers.
// biome-ignore lint/style/useConst: the bundler's runtime reads what is assigned below
declare let __webpack_nonce__: string | undefined;

__webpack_nonce__ = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? undefined;

export {};
