import type { Compilation, Dependency, Module } from 'webpack';
import { sharedNames } from '../workspace/sharedModules.ts';

const ALL = '*';

export function readUsedExports({ modules, moduleGraph }: Compilation): Record<string, string[]> {
  const used = new Map<string, Set<string>>();
  for (const module of modules) {
    const name = /^consume-shared-module\|\w+\|([^|]+)\|/.exec(module.identifier())?.[1];
    if (name === undefined) continue;
    const names = used.get(name) ?? new Set();
    used.set(name, names);
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      // Tree-shaken imports are inactive.
      if (!connection.dependency || !connection.isActive(undefined)) continue;
      for (const path of referencesOf(connection.dependency, moduleGraph)) names.add(path[0] ?? ALL);
    }
  }
  return sorted(used);
}

/** Omits modules whose exports webpack cannot determine. */
export function readOfferedExports({ modules, moduleGraph }: Compilation): Record<string, string[]> {
  const shared = sharedNames(false);
  const offered = new Map<string, Set<string>>();
  for (const module of allModules(modules)) {
    if (!/\bfederation[/\\](lazyS|s)haredModules\.ts$/.test(module.nameForCondition() ?? '')) continue;
    for (const { dependency, resolvedModule } of moduleGraph.getOutgoingConnections(module)) {
      const request = dependency && 'request' in dependency ? dependency.request : null;
      if (typeof request !== 'string' || !shared.includes(request) || !resolvedModule) continue;
      const exports = moduleGraph.getProvidedExports(resolvedModule);
      if (!Array.isArray(exports)) continue;
      // An ES module imports a CommonJS module as its default export.
      const isCommonJs = resolvedModule.getExportsType(moduleGraph) !== 'namespace';
      offered.set(request, new Set([...exports, ...(isCommonJs ? ['default'] : [])]));
    }
  }
  return sorted(offered);
}

/** `['default', 'div']`; empty means the whole module. */
function referencesOf(dependency: Dependency, moduleGraph: Compilation['moduleGraph']): string[][] {
  // Webpack reports the whole module, because it may be CommonJS.
  if ('ids' in dependency && Array.isArray(dependency.ids) && dependency.ids[0] === 'default') return [['default']];
  const references = dependency.getReferencedExports(moduleGraph, undefined);
  return references.map((reference) => (Array.isArray(reference) ? reference : reference.name));
}

function sorted(names: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string[]> {
  const modules = [...names].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(modules.map(([module, exports]) => [module, exports.has(ALL) ? [ALL] : [...exports].sort()]));
}

/** Includes concatenated modules. */
function allModules(modules: Iterable<Module>): Module[] {
  return [...modules].flatMap((module) => ('modules' in module && Array.isArray(module.modules) ? module.modules : [module]));
}
