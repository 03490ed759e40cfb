import { validateFlow } from '@fanfare/engine';
import { flowTemplates } from '@fanfare/engine/flow-templates';
import type { Language } from '@fanfare/shared/contracts';
import { afterEach, describe, expect, jest, test } from '@jest/globals';

afterEach(() => localStorage.clear());

async function templatesIn(language: Language) {
  jest.resetModules();
  localStorage.setItem('language', language);
  return (await import('./loadTemplates.ts')).loadTemplates();
}

/** Finds every text with its path, including codes such as a node's kind of answer. */
function textsIn(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${place}/${name}`));
}

/** Texts that are equal in both languages, or not shown to users. */
const same =
  /\/(id|type|trigger|match|style|noReplyAfter|answer|operation|operator|action|actionParams|method|path|headers\/.*|keywords\/\d)$/;
const sameWords = new Set(['Shops', 'Restaurants', 'email', 'telefon']);

for (const english of flowTemplates) {
  describe(english.name, () => {
    test('translates all texts of owner and followers', async () => {
      const german = (await templatesIn('de')).find(({ id }) => id === english.id);
      const nodesById = ({ graph }: typeof english) => Object.fromEntries(graph.nodes.map(({ id, data }) => [id, data]));
      const textsOf = (template: typeof english) =>
        textsIn({ ...template, id: '', graph: nodesById(template) }, english.id).filter(([place]) => !same.test(place));
      const before = new Map(textsOf(english));
      const after = german ? textsOf(german) : [];
      expect(after.map(([place]) => place).sort()).toEqual([...before.keys()].sort());
      expect(after.filter(([place, text]) => text !== '' && text === before.get(place) && !sameWords.has(text))).toEqual([]);
    });

    test('keeps the structure, and can be published', async () => {
      const german = (await templatesIn('de')).find(({ id }) => id === english.id);
      expect(german?.graph.edges).toEqual(english.graph.edges);
      expect(german?.graph.nodes.map(({ id, type, position }) => [id, type, position])).toEqual(
        english.graph.nodes.map(({ id, type, position }) => [id, type, position]),
      );
      expect(german && validateFlow(german.graph).filter(({ severity }) => severity === 'error')).toEqual([]);
    });
  });
}

test("matches the engine's templates in English", async () => {
  expect(await templatesIn('en')).toEqual(flowTemplates);
});
