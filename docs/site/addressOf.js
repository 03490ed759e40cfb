/** `adr/0001-package-layers-without-a-build-step.md` is the page `adr/0001-layers/`, `adr/README.md` and `index.md` are their folder's. */
export function addressOf(file) {
  return file.replace(/\.md$/, '/').replace(/(^|\/)(README|index)\/$/, '$1');
}
