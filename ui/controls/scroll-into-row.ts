/** In pixels of the neighboring item, to show that the row continues. */
const peek = 24

/** Scrolls a row horizontally, and nothing around it, until an item is fully visible. */
export function scrollIntoRow(row: HTMLElement | null, item: HTMLElement | null): void {
  if (!row || !item) return
  const [box, edges] = [item.getBoundingClientRect(), row.getBoundingClientRect()]
  if (box.right > edges.right) row.scrollLeft += box.right - edges.right + peek
  else if (box.left < edges.left) row.scrollLeft -= edges.left - box.left + peek
}
