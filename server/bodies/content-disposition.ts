/**
 * Writes a Content-Disposition header that saves a file under any name (RFC 6266): an ASCII form for old clients, and
 * the name itself in UTF-8 (RFC 8187).
 */
export function contentDisposition(name: string): string {
  const plain = [...name.toWellFormed().replace(/[\p{Cc}/\\]/gu, '_')].slice(0, maxNameLength).join('') || 'file'
  const ascii = plain.replace(/[^ -~]|["%]/g, '_')
  const encoded = encodeURIComponent(plain).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** In characters, as headers are limited. */
const maxNameLength = 150
