interface Member {
  id: string;
  name: string;
}

/** Returns members named as `@username`, in the order of their names. Other names are plain text. */
export function findMentions<M extends Member>(text: string, members: readonly M[]): M[] {
  const longestFirst = members.toSorted((a, b) => b.name.length - a.name.length);
  let rest = text;
  const found = longestFirst.filter(({ name }) => {
    const without = rest.replaceAll(mentionOf(name), ' ');
    const isMentioned = without !== rest;
    rest = without;
    return isMentioned;
  });
  return found.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** An address such as `me@anna.example` is no mention of anna. */
function mentionOf(name: string): RegExp {
  const escaped = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(String.raw`(?<![\p{L}\p{N}_.@-])@${escaped}(?![\p{L}\p{N}_]|[.@-][\p{L}\p{N}_])`, 'giu');
}
