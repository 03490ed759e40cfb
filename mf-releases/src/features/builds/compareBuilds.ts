type Kind = 'contract' | 'routes' | 'slots' | 'stateKeys' | 'files';

export interface BuildDifference {
  kind: Kind;
  name: string;
  change: 'added' | 'removed' | 'changed';
}

/** Subset of `release.json`. */
export interface ComparedBuild {
  manifest: {
    contract: number;
    routes: readonly { path: string }[];
    slots?: readonly { slot: string; id: string }[];
    stateKeys?: readonly string[];
  };
  files: Readonly<Record<string, string>>;
}

/** Most important first. */
export function compareBuilds(build: ComparedBuild, before: ComparedBuild): BuildDifference[] {
  const parts = (of: ComparedBuild): Record<Kind, Map<string, string>> => ({
    contract: new Map([['contract', String(of.manifest.contract)]]),
    routes: new Map(of.manifest.routes.map((route) => [route.path, JSON.stringify(route)])),
    slots: new Map((of.manifest.slots ?? []).map((slot) => [`${slot.slot} ${slot.id}`, JSON.stringify(slot)])),
    stateKeys: new Map((of.manifest.stateKeys ?? []).map((key) => [key, key])),
    files: new Map(Object.entries(of.files)),
  });
  const [now, then] = [parts(build), parts(before)];
  const kinds: readonly Kind[] = ['contract', 'routes', 'slots', 'stateKeys', 'files'];
  return kinds.flatMap((kind) => differences(kind, now[kind], then[kind]));
}

function differences(kind: Kind, now: ReadonlyMap<string, string>, then: ReadonlyMap<string, string>): BuildDifference[] {
  const names = [...new Set([...now.keys(), ...then.keys()])].sort();
  return names.flatMap((name): BuildDifference[] => {
    if (now.get(name) === then.get(name)) return [];
    const change = !then.has(name) ? 'added' : now.has(name) ? 'changed' : 'removed';
    return [{ kind, name, change }];
  });
}
