type Texts = Readonly<Record<string, unknown>>;

const translations = new Map<string, Texts>();

/**
 * @deprecated Catalogues contain the translations. Registers translations under the ids that are passed to
 * `textsOf`. Call it before the modules that read them.
 */
export function speak(brought: Readonly<Record<string, Texts>>): void {
  for (const [id, texts] of Object.entries(brought)) translations.set(id, texts);
}

/**
 * @deprecated Use Lingui messages. Returns the texts in the language of the page; English without a translation.
 * @param id package and file, such as `dashboard/inbox`
 */
export function textsOf<const English extends object>(id: string, english: English): English {
  const texts = translations.get(id);
  return texts ? translated(english, texts) : english;
}

/** Returns untranslated values unchanged: numbers, and texts that are translated elsewhere. */
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
