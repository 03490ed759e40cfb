import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { publishAlone, readScenarios, recordSurface } from '@fanfare/lab';
import { createBuildVariant, workspaceDir } from '@fanfare/platform/release';
import { compareSurfaceReports, type SurfaceReport } from '@fanfare/releases';
import { expect, test } from '../fixtures/test.ts';

/** Code of a remote whose author did not consider other remotes. */
const careless = `
  globalThis.lampOfSomebody = 1;
  addEventListener('resize', () => {});
  document.addEventListener('visibilitychange', () => {});
  localStorage.setItem('lamp:2f1c9a4e-0b1d-4c1f-8a55-9d2b7c3e4f50', 'on');
  document.querySelector('main button');
  new Image().src = 'https://lamps.example/on.png';
  void fetch('/api/flows').catch(() => {});
`;

test('a passport names what a build touches outside of its own screens, and the comparison what is new of it', {
  tag: '@long',
}, async ({ browser }) => {
  const before: SurfaceReport = JSON.parse(await readFile(path.join(workspaceDir, 'mf-auth/lab/passport.json'), 'utf8'));
  const edit = (text: string, file: string) => (file === 'remoteEntry.js' ? `${careless}${text}` : text);
  const dist = await createBuildVariant('mf-auth', { buildId: 'careless', edit });
  const releases = await publishAlone('mf-auth', dist);
  try {
    const playables = (await readScenarios('mf-auth')).filter(
      ({ scenario }) => scenario.route === '/login' && !scenario.steps && !scenario.isOffline,
    );
    const passport = await recordSurface({ browser, remote: 'mf-auth', releases, playables: playables.slice(0, 1) });
    expect(passport.globals).toEqual(['lampOfSomebody']);
    expect(passport.listeners).toEqual(['document visibilitychange', 'window resize']);
    expect(passport.storage).toContain('localStorage lamp:*');
    expect(passport.selectors).toEqual(['main button']);
    expect(passport.hosts).toEqual(['lamps.example']);
    expect(passport.calls).toContain('GET /api/flows');
    const changes = compareSurfaceReports(before, passport).join('\n');
    for (const name of ['lampOfSomebody', 'window resize', 'localStorage lamp:*', 'main button', 'lamps.example'])
      expect(changes).toContain(name);
  } finally {
    await releases.remove();
    await rm(dist, { recursive: true });
  }
});
