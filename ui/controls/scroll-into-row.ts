/** In pixels: so much of the neighbor shows that the row is seen to go on. */
const peek = 24

/** Scrolls a row sideways, and nothing around it, until one of what stands in it is seen whole. */
export function scrollIntoRow(row: HTMLElement | null, item: HTMLElement | null): void {
  if (!row || !item) return
  const [box, edges] = [item.getBoundingClientRect(), row.getBoundingClientRect()]
  if (box.right > edges.right) row.scrollLeft += box.right - edges.right + peek
  else if (box.left < edges.left) row.scrollLeft -= edges.left - box.left + peek
}
