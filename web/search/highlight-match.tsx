/** A text in which the part that was searched for is marked. */
export function HighlightMatch({ text, query }: { text: string; query: string }) {
  const sought = query.trim().toLowerCase()
  const start = sought ? text.toLowerCase().indexOf(sought) : -1
  if (start < 0) return text
  const end = start + sought.length
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
