/** Spellings of the template's name "new remote". */
export interface RemoteSpellings {
  /** Name of the package and its folder: `mf-price-lists`. */
  package: string;
  /** Used in URLs and ids: `price-lists`. */
  kebab: string;
  camel: string;
  pascal: string;
  /** Display name: `Price lists`. */
  title: string;
}

export function namesOf(kebab: string): RemoteSpellings {
  const words = kebab.split('-');
  const pascal = words.map(capital).join('');
  return {
    package: `mf-${kebab}`,
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: capital(words.join(' ')),
  };
}

export function renamed(text: string, names: RemoteSpellings): string {
  return text
    .replaceAll('new-remote', names.kebab)
    .replaceAll('newRemote', names.camel)
    .replaceAll('NewRemote', names.pascal)
    .replaceAll('New remote', names.title);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
