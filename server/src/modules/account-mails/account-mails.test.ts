import { describe, test } from 'node:test';
import { languages } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { renderMail } from '../../infrastructure/mail/renderMail.ts';
import { copyByLanguage } from './copy/copyByLanguage.ts';
import { confirmEmail } from './mails/confirmEmail.ts';
import { emailChangeRequested } from './mails/emailChangeRequested.ts';
import { newDevice } from './mails/newDevice.ts';
import { passwordChanged } from './mails/passwordChanged.ts';
import { passwordReset } from './mails/passwordReset.ts';
import { secondFactorFailed } from './mails/secondFactorFailed.ts';
import { twoFactorOff } from './mails/twoFactorOff.ts';
import { twoFactorOn } from './mails/twoFactorOn.ts';
import { twoFactorSetup } from './mails/twoFactorSetup.ts';

const URL_OF_LINK = 'https://fanfare.example/page#token=abc';
const USERNAME = '<b>"Anna" & co</b>';
const contentsIn = (language: (typeof languages)[number]) => {
  const copy = copyByLanguage[language];
  const time = copy.time(new Date('2026-01-01T10:00:00.000Z'));
  return [
    newDevice(copy, USERNAME, copy.device('Firefox on Linux'), time),
    passwordChanged(copy, USERNAME, time),
    twoFactorOn(copy, USERNAME),
    twoFactorOff(copy, USERNAME),
    secondFactorFailed(copy, USERNAME, time),
    emailChangeRequested(copy, USERNAME),
    passwordReset(copy, USERNAME, URL_OF_LINK),
    twoFactorSetup(copy, USERNAME, URL_OF_LINK),
    confirmEmail(copy, USERNAME, URL_OF_LINK),
  ];
};
const hello = { en: 'Hello', de: 'Hallo' };

for (const language of languages) {
  describe(`mails in ${language}`, () => {
    const contents = contentsIn(language);
    for (const content of contents) {
      test(`S12: "${content.subject}" says the same in text and HTML, and a name stays a name`, () => {
        const { subject, text, html } = renderMail(content);
        expect(subject).toBe(content.subject);
        expect(text).toContain(`${hello[language]} ${USERNAME},`);
        expect(html).toContain(`${hello[language]} &lt;b&gt;&quot;Anna&quot; &amp; co&lt;/b&gt;,`);
        expect(html).toContain(`<html lang="${language}">`);
        expect(html).not.toMatch(/<(b|img|script|link|iframe)\b/);
        expect(text.includes(URL_OF_LINK)).toBe(content.action !== undefined);
        expect(html.includes(`<a href="${URL_OF_LINK}">`)).toBe(content.action !== undefined);
      });
    }

    test('every mail has a subject of its own', () => {
      expect(new Set(contents.map(({ subject }) => subject)).size).toBe(contents.length);
    });
  });
}

test('nothing that is said in German is English', () => {
  const said = (language: (typeof languages)[number]) =>
    contentsIn(language).flatMap(({ subject, paragraphs, action, closing }) => [subject, ...paragraphs, action?.label, closing]);
  const english = new Set(said('en'));
  expect(said('de').filter((text) => text !== undefined && english.has(text))).toEqual([]);
});

test('times and devices are written in the language of the mail', () => {
  const saidIn = (language: (typeof languages)[number]) => contentsIn(language).flatMap(({ paragraphs }) => paragraphs);
  expect(saidIn('en')).toContain('Somebody signed in to your account with Firefox on Linux at 2026-01-01 10:00 UTC.');
  expect(saidIn('de')).toContain(
    'Jemand hat sich mit Firefox unter Linux in deinem Konto angemeldet, am 1. Januar 2026 um 10:00 UTC.',
  );
  expect(copyByLanguage.de.device('Unknown browser on Windows')).toBe('einem unbekannten Browser unter Windows');
});
