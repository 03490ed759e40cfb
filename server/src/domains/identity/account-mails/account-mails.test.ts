import { describe, test } from 'node:test';
import { expect } from 'expect';
import { translatorFor } from '../../../infrastructure/language/translations.ts';
import { renderMail } from '../../../infrastructure/mail/renderMail.ts';
import { composeLink, composeNotice } from './mails.ts';

const URL_OF_LINK = 'https://fanfare.example/page#token=abc';
const USERNAME = '<b>"Anna" & co</b>';
const languages = ['en', 'de'] as const;
const contentsIn = (language: (typeof languages)[number]) => {
  const translator = translatorFor(language);
  const details = { at: new Date('2026-01-01T10:00:00.000Z'), device: 'Firefox on Linux' };
  const notices = [
    'newDevice',
    'passwordChanged',
    'twoFactorOn',
    'twoFactorOff',
    'secondFactorFailed',
    'emailChangeRequested',
  ] as const;
  const links = ['passwordReset', 'twoFactorSetup', 'confirmEmail'] as const;
  return [
    ...notices.map((kind) => composeNotice(kind, translator, USERNAME, details)),
    ...links.map((kind) => composeLink(kind, translator, USERNAME, URL_OF_LINK)),
  ];
};
const hello = { en: 'Hello', de: 'Hallo' };

for (const language of languages) {
  describe(`mails in ${language}`, () => {
    const contents = contentsIn(language);
    for (const content of contents) {
      test(`S12: "${content.subject}" has the same content in text and HTML and escapes names`, () => {
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

    test('every mail has a distinct subject', () => {
      expect(new Set(contents.map(({ subject }) => subject)).size).toBe(contents.length);
    });
  });
}

test('no German text is in English', () => {
  const said = (language: (typeof languages)[number]) =>
    contentsIn(language).flatMap(({ subject, paragraphs, action, closing }) => [subject, ...paragraphs, action?.label, closing]);
  const english = new Set(said('en'));
  expect(said('de').filter((text) => text !== undefined && english.has(text))).toEqual([]);
});

test('times and devices are formatted in the language of the mail', () => {
  const saidIn = (language: (typeof languages)[number]) => contentsIn(language).flatMap(({ paragraphs }) => paragraphs);
  expect(saidIn('en')).toContain('A new sign-in to your account with Firefox on Linux was detected at 2026-01-01 10:00 UTC.');
  expect(saidIn('de')).toContain('Neue Anmeldung in deinem Konto mit Firefox unter Linux, am 1. Januar 2026 um 10:00 UTC.');
  const { paragraphs } = composeNotice('newDevice', translatorFor('de'), USERNAME, {
    at: new Date('2026-01-01T10:00:00.000Z'),
    device: 'Unknown browser on Windows',
  });
  expect(paragraphs[1]).toContain('mit einem unbekannten Browser unter Windows,');
});
