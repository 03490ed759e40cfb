import type { FileRule, SourceFile } from './fileRules.ts';

export const requestsWithoutClient: Readonly<Record<string, string>> = {
  'shell/src/federation/selection/openReleases.ts': 'reads the release document, a file, before the API is needed',
  'shell/src/federation/selection/openOverrides.ts': 'reads the release.json of a build, which may be on another origin',
  'shell/src/federation/selection/faults/playFaults.ts': 'replaces fetch, so that files of a build fail in one tab',
  'shell/src/federation/recover/diagnose.ts': 'requests a script once more, with the integrity check of fetch',
  'shell/src/host/useMissingParts.ts': 'reads the document of the page, past the cache',
  'mf-releases/src/state/readBuildFile.ts': 'reads a file of a build, which may be on another origin',
  'shell/src/federation/follow/moduleInfo.ts': 'reads the mf-manifest.json of builds, for the browser extension',
  'shell/src/session/realtime/watchLiveness.ts':
    'probes /healthz, which is no call of the API, and whose failure is no failure of a call',
  'shell/src/federation/reports/reportBoots.ts': 'needs keepalive: the last report is sent while the page is being closed',
};

const inBrowser = /^(shell|mf-[^/]+|shared)\/src\//;
const isTest = /\.test\.tsx?$|\/testing\//;
const sendsRequest = /(?<!\.)\bfetch\b|\b(window|globalThis|self)\s*\.\s*fetch\b|\bXMLHttpRequest\b|\bsendBeacon\b/;

export function sendsWithoutClient({ path, text }: SourceFile): boolean {
  return inBrowser.test(path) && !isTest.test(path) && sendsRequest.test(codeOf(text));
}

export const httpClientRule: FileRule = {
  name: 'http-client',
  problem: (file) =>
    sendsWithoutClient(file) && !(file.path in requestsWithoutClient)
      ? 'sends a request by itself: define an endpoint, so that it goes through shared/api, or add the file with a reason to httpClientRule.ts'
      : null,
};

/** Removes comments and strings; code in templates stays. */
function codeOf(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, '');
}
