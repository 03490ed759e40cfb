import { layout } from '../oauth-dialog/dialogPage.ts';
import { escapeHtml } from '../oauth-dialog/escapeHtml.ts';
import { type Person, people } from './people.ts';

export function choosePage(nonce: string): string {
  return layout(
    'Choose who signs in',
    nonce,
    `<h1>Choose who signs in</h1>
<p class="lead">This is a local identity provider: there are no passwords.</p>
<form method="post">
  <fieldset>
    <legend>Person</legend>
    ${people.map((person, index) => choice(person, index === 0)).join('\n    ')}
  </fieldset>
  <div class="actions">
    <button name="decision" value="cancel" class="quiet">Cancel</button>
    <button name="decision" value="allow" class="strong">Continue</button>
  </div>
</form>`,
    { brand: 'Identity sandbox' },
  );
}

function choice({ id, name, email, isEmailVerified }: Person, isFirst: boolean): string {
  return `<label class="account"><input type="radio" name="person" value="${id}"${isFirst ? ' checked' : ''}>
      <span class="avatar" aria-hidden="true">${escapeHtml(name.slice(0, 1))}</span>
      <span class="who"><strong>${escapeHtml(name)}</strong><small>${escapeHtml(email)} · ${isEmailVerified ? 'verified' : 'not verified'}</small></span></label>`;
}
