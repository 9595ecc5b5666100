import { type Look, paperRules, rootStyle, styleElements } from '../theme/style-elements.ts'

interface PageFacts {
  title: string
  language: string
  look: Look
}

/** Writes a whole page with embedded styles. */
export function pageOf(html: string, { title, language, look }: PageFacts): string {
  const sheet = paperRules(look).map(([selector, style]) => `body :where(${selector}){${style}}`)
  const named = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src http: https: data: file:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${named}</title>
<style>
body{max-width:46rem;margin:2rem auto;padding:0 1rem;background:#fff;${rootStyle(look)}}
${sheet.join('\n')}
</style>
</head>
<body>
${html}</body>
</html>
`
}

/** Writes HTML with inline styles: some editors keep no others. */
export function withInlineStyles(html: string, look: Look): string {
  const { body } = new DOMParser().parseFromString(`<div>${html}</div>`, 'text/html')
  styleElements(body, look)
  body.firstElementChild?.setAttribute('style', rootStyle(look))
  return body.innerHTML
}

/** Copies as rich text, with plain text as the alternative. */
export async function copyRich(html: Promise<string>, look: Look): Promise<void> {
  const blob = async (write: (html: string) => string, type: string) => new Blob([write(await html)], { type })
  const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent
  // Promises, not their values: some browsers allow copying only directly within a click.
  const item = {
    'text/html': blob((plain) => withInlineStyles(plain, look), 'text/html'),
    'text/plain': blob(textOf, 'text/plain'),
  }
  await navigator.clipboard.write([new ClipboardItem(item)])
}
