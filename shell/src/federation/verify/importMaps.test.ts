import { beforeEach, expect, jest, test } from '@jest/globals';

const url = '/r/mf-a/1.0.0-a/a.js';

beforeEach(() => {
  jest.resetModules();
  document.head.innerHTML = `<meta property="csp-nonce" content="n"><script type="importmap">{"integrity":{"${url}":"one"}}</script>`;
});

test('reads the import map of the page, and inserts later ones with the nonce', async () => {
  const { insertImportMap, mappedIntegrity } = await import('./importMaps.ts');
  expect(mappedIntegrity(new URL(url, location.href).href)).toBe('one');
  expect(mappedIntegrity('/other.js')).toBeUndefined();
  insertImportMap({ integrity: { '/other.js': 'two' } });
  expect(mappedIntegrity('/other.js')).toBe('two');
  const script = document.querySelector<HTMLScriptElement>('script:last-of-type');
  expect([script?.type, script?.nonce]).toEqual(['importmap', 'n']);
});

test('S11: only the text of an import map becomes a script, and only while it is inserted', async () => {
  let policy: { createScript: (text: string) => string | null; createScriptURL: (url: string) => string } | undefined;
  Object.assign(window, {
    trustedTypes: {
      createPolicy: (_: string, rules: typeof policy) => {
        policy = rules;
      },
    },
  });
  const { guardScripts } = await import('./integrity.ts');
  const { insertImportMap } = await import('./importMaps.ts');
  guardScripts({});
  const text = '{"integrity":{"/b.js":"two"}}';
  expect(policy?.createScript(text)).toBeNull();
  const allowed: unknown[] = [];
  // Browsers call the policy when text is set.
  const setText = jest.spyOn(HTMLScriptElement.prototype, 'textContent', 'set').mockImplementation((value) => {
    expect(policy?.createScript('alert(1)')).toBeNull();
    allowed.push(policy?.createScript(String(value)));
  });
  insertImportMap({ integrity: { '/b.js': 'two' } });
  setText.mockRestore();
  expect(allowed).toEqual([text]);
  expect(policy?.createScript(text)).toBeNull();
});
