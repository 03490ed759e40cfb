type Texts = Readonly<Record<string, unknown>>;

const translations = new Map<string, Texts>();

/** Brings texts in the language of the page, by the ids under which `textsOf` asks for them. Before those who ask are run. */
export function speak(brought: Readonly<Record<string, Texts>>): void {
  for (const [id, texts] of Object.entries(brought)) translations.set(id, texts);
}

/**
 * These texts in the language of the page; in English when nobody has brought others.
 *
 * @param id what the translation is brought under: the package and the file, such as `dashboard/inbox`
 */
export function textsOf<const English extends object>(id: string, english: English): English {
  const texts = translations.get(id);
  return texts ? translated(english, texts) : english;
}

/** What has no translation is what it was: numbers, and texts that are translated where they stand. */
function translated<English extends object>(english: English, texts: Texts): English {
  const result = { ...english };
  for (const [name, text] of Object.entries(texts)) {
    const before: unknown = Reflect.get(result, name);
    Reflect.set(result, name, isTexts(before) && isTexts(text) ? translated(before, text) : text);
  }
  return result;
}

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
