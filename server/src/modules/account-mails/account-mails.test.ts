import { test } from 'node:test';
import { expect } from 'expect';
import { renderMail } from '../../infrastructure/mail/renderMail.ts';
import { confirmEmail } from './mails/confirmEmail.ts';
import { emailChangeRequested } from './mails/emailChangeRequested.ts';
import { newDevice } from './mails/newDevice.ts';
import { passwordChanged } from './mails/passwordChanged.ts';
import { passwordReset } from './mails/passwordReset.ts';
import { twoFactorOff } from './mails/twoFactorOff.ts';
import { twoFactorOn } from './mails/twoFactorOn.ts';
import { twoFactorSetup } from './mails/twoFactorSetup.ts';

const URL_OF_LINK = 'https://fanfare.example/page#token=abc';
const USERNAME = '<b>"Anna" & co</b>';
const contents = [
  newDevice(USERNAME, 'Firefox on Linux', '2026-01-01 10:00 UTC'),
  passwordChanged(USERNAME, '2026-01-01 10:00 UTC'),
  twoFactorOn(USERNAME),
  twoFactorOff(USERNAME),
  emailChangeRequested(USERNAME),
  passwordReset(USERNAME, URL_OF_LINK),
  twoFactorSetup(USERNAME, URL_OF_LINK),
  confirmEmail(USERNAME, URL_OF_LINK),
];

for (const content of contents) {
  test(`S12: "${content.subject}" says the same in text and HTML, and a name stays a name`, () => {
    const { subject, text, html } = renderMail(content);
    expect(subject).toBe(content.subject);
    expect(text).toContain(`Hello ${USERNAME},`);
    expect(html).toContain('Hello &lt;b&gt;&quot;Anna&quot; &amp; co&lt;/b&gt;,');
    expect(html).not.toMatch(/<(b|img|script|link|iframe)\b/);
    expect(text.includes(URL_OF_LINK)).toBe(content.action !== undefined);
    expect(html.includes(`<a href="${URL_OF_LINK}">`)).toBe(content.action !== undefined);
  });
}

test('every mail has a subject of its own', () => {
  expect(new Set(contents.map(({ subject }) => subject)).size).toBe(contents.length);
});
