/**
 * `adr/0001-package-layers-without-a-build-step.md` becomes the page `adr/0001-layers/`; `adr/README.md` and
 * `index.md` become the index page of their folder.
 */
export function addressOf(file) {
  return file.replace(/\.md$/, '/').replace(/(^|\/)(README|index)\/$/, '$1');
}
