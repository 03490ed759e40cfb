interface Member {
  id: string;
  name: string;
}

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

/** Addresses are no mentions. */
function mentionOf(name: string): RegExp {
  const escaped = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(String.raw`(?<![\p{L}\p{N}_.@-])@${escaped}(?![\p{L}\p{N}_]|[.@-][\p{L}\p{N}_])`, 'giu');
}
