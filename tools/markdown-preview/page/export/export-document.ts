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

/** How an exported document looks, by what it is said of: for a page as one sheet, for places that keep nothing else on each element. */
const documentStyles: Record<string, string> = {
  body: 'max-width:46rem;margin:2rem auto;padding:0 1rem;font:16px/1.65 system-ui,sans-serif;color:#152225;background:#fff;overflow-wrap:break-word',
  'h1,h2,h3,h4,h5,h6': 'line-height:1.3;margin:1.4em 0 .6em',
  h2: 'border-bottom:1px solid #d3dbdd;padding-bottom:.2em',
  a: 'color:#01606e',
  'code,kbd,samp':
    'font-family:ui-monospace,monospace;font-size:.875em;background:#eaeeef;border-radius:4px;padding:.1em .3em',
  pre: 'background:#f3f6f6;border:1px solid #d3dbdd;border-radius:6px;padding:12px 14px;overflow-x:auto;line-height:1.5',
  'pre code': 'background:none;padding:0',
  blockquote: 'margin:1em 0;border-left:4px solid #798487;padding-left:14px;color:#455356',
  table: 'border-collapse:collapse',
  'th,td': 'border:1px solid #798487;padding:5px 12px',
  th: 'background:#eaeeef',
  img: 'max-width:100%;height:auto',
  hr: 'border:0;border-top:1px solid #798487',
  '.task-list-item': 'list-style:none',
  '.outside-image': 'border:1px dashed #798487;border-radius:6px;padding:2px 8px;font-size:.875em',
  '.markdown-alert': 'border-left:4px solid #036675;padding-left:14px;margin:1em 0',
  '.markdown-alert-title': 'font-weight:600',
  '.hljs-keyword,.hljs-built_in': 'color:#76399c',
  '.hljs-string,.hljs-regexp': 'color:#226837',
  '.hljs-number,.hljs-literal': 'color:#994920',
  '.hljs-attr,.hljs-attribute,.hljs-property,.hljs-name': 'color:#1a5998',
  '.hljs-title,.hljs-type,.hljs-variable': 'color:#02646d',
  '.hljs-comment,.hljs-quote': 'color:#596669',
}
