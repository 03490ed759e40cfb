/** React lifts this into the document's head. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · Fanfare`}</title>;
}
