/** Keeps the styles, which are inserted once. */
export function fillHead(html = ''): void {
  for (const element of document.head.querySelectorAll(':scope > :not(style)')) element.remove();
  document.head.insertAdjacentHTML('beforeend', html);
}
