import { expect, test } from '@jest/globals';
import { inlineReleaseDocument } from './releaseDocument.ts';

function pageWith(text: string) {
  document.body.innerHTML = '';
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'release-document';
  script.textContent = text;
  document.body.append(script);
}

const entry = { url: '/r/a/mf-manifest.json', extras: { globalName: 'a__1', routes: [] } };

test('reads the document that the server wrote into the page', () => {
  const releases = { schema: 'release-document-1', seq: 3, microFrontends: { a: [entry] } };
  pageWith(JSON.stringify(releases));
  expect(inlineReleaseDocument()).toEqual(releases);
});

test.each([
  ['not JSON', '{'],
  ['another schema', JSON.stringify({ schema: 'release-document-9', microFrontends: {} })],
  [
    'an entry without address, behind a good one',
    JSON.stringify({ schema: 'release-document-1', microFrontends: { a: [entry, { ...entry, url: 1 }] } }),
  ],
  ['a remote without entries', JSON.stringify({ schema: 'release-document-1', microFrontends: { a: [] } })],
])('refuses %s', (_, text) => {
  pageWith(text);
  expect(inlineReleaseDocument()).toBeNull();
});
