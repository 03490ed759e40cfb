import type { InstagramScope } from '@fanfare/shared/contracts/graph';
import type { Account } from '../state/repositories/accounts.repository.ts';
import { dialogStyle, fontFace } from './dialogStyle.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { AuthorizeProblem, AuthorizeRequest } from './parseAuthorizeRequest.ts';

const scopeTexts: Record<InstagramScope, string> = {
  instagram_business_basic: 'View profile and media',
  instagram_business_manage_messages: 'Read and answer messages',
  instagram_business_manage_comments: 'Read and answer comments',
  instagram_business_content_publish: 'Publish posts, reels and stories',
  instagram_business_manage_insights: 'View insights',
};

/** @param origin of the sandbox, for pictures and the font */
export function dialogPage(request: AuthorizeRequest, accounts: readonly Account[], nonce: string, origin: string): string {
  const appHost = new URL(request.redirectUri).host;
  return layout(
    'Connect an Instagram account',
    nonce,
    `<h1>Connect an Instagram account</h1>
<p class="lead">The app at <strong>${escapeHtml(appHost)}</strong> asks for access. This is a local Instagram: no real account is touched.</p>
<form method="post">
  ${hiddenFields(request)}
  <div class="choices">
  <fieldset>
    <legend>Account</legend>
    ${accounts.map((account, index) => accountChoice(account, index === 0, origin)).join('\n    ')}
  </fieldset>
  <fieldset>
    <legend>The app may</legend>
    ${request.scopes.map(scopeChoice).join('\n    ')}
  </fieldset>
  </div>
  <div class="actions">
    <button name="decision" value="cancel" class="quiet">Cancel</button>
    <button name="decision" value="allow" class="strong">Allow</button>
  </div>
</form>`,
    { origin },
  );
}

/** Shown instead of a redirect if the request is invalid. */
export function problemPage(problem: AuthorizeProblem, nonce: string): string {
  return layout(
    problem.title,
    nonce,
    `<h1>${escapeHtml(problem.title)}</h1>
<p class="lead">${escapeHtml(problem.detail)}</p>
<p class="note">Instagram stops here too and does not send the browser back to the app.</p>`,
  );
}

function hiddenFields({ clientId, redirectUri, scopes, state }: AuthorizeRequest): string {
  const fields = { client_id: clientId, redirect_uri: redirectUri, response_type: 'code', scope: scopes.join(','), state };
  return Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`)
    .join('\n  ');
}

function accountChoice(account: Account, isFirst: boolean, origin: string): string {
  const kind = account.accountType === 'BUSINESS' ? 'Business' : 'Creator';
  return `<label class="account"><input type="radio" name="account" value="${account.igId}"${isFirst ? ' checked' : ''}>
      <img class="avatar" src="${origin}/avatars/${encodeURIComponent(account.username)}" alt="" width="40" height="40">
      <span class="who"><strong>${escapeHtml(account.username)}</strong><small>${escapeHtml(account.name ?? 'No name')} · ${kind} · ${account.followersCount.toLocaleString('en')} followers</small></span></label>`;
}

function scopeChoice(scope: InstagramScope): string {
  const isMandatory = scope === 'instagram_business_basic';
  return `<label class="scope"><input type="checkbox" name="granted" value="${scope}" checked${isMandatory ? ' disabled' : ''}>
      <span>${scopeTexts[scope]}${isMandatory ? ' <em>(always)</em>' : ''}<small>${scope}</small></span></label>`;
}

interface LayoutOptions {
  brand?: string;
  /** Without it, the page uses system fonts. */
  origin?: string;
}

export function layout(title: string, nonce: string, main: string, { brand = 'Instagram sandbox', origin }: LayoutOptions = {}) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Sandbox</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${origin === undefined ? '' : fontFace(origin)}${dialogStyle}</style>
</head>
<body>
<main>
<p class="brand"><span aria-hidden="true"></span>${brand}</p>
${main}
</main>
</body>
</html>
`;
}
