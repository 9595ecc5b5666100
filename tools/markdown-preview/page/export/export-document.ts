import { documentStyles } from './document-styles.ts'

/** Writes a whole page with its styles in it. */
export function pageOf(html: string, title: string, language: string): string {
  const sheet = Object.entries(documentStyles).map(([selector, style]) => `${selector}{${style}}`)
  const named = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src http: https: data: file:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${named}</title>
<style>
${sheet.join('\n')}
</style>
</head>
<body>
${html}</body>
</html>
`
}

/** Writes HTML whose elements have their styles on them: some places keep no others. */
export function withInlineStyles(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const [selector, style] of Object.entries(documentStyles)) {
    for (const element of body.querySelectorAll(selector)) {
      element.setAttribute('style', [element.getAttribute('style'), style].filter(Boolean).join(';'))
    }
  }
  return body.innerHTML
}

/** Copies HTML as text with its looks, and as it reads for who takes plain text alone. */
export async function copyRich(html: string): Promise<void> {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent
  const blob = (content: string, type: string) => new Blob([content], { type })
  const item = { 'text/html': blob(withInlineStyles(html), 'text/html'), 'text/plain': blob(text, 'text/plain') }
  await navigator.clipboard.write([new ClipboardItem(item)])
}
