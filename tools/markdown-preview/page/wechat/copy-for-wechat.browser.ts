import { sanitized } from '../preview/sanitized.browser.ts'
import { withPngImages } from './with-png-images.browser.ts'
import { type WechatOptions, writeForWechat } from './write-for-wechat.ts'

/** Copies a document for the editor of WeChat's official accounts. The formula renderer is loaded where needed. */
export async function copyForWechat(html: Promise<string>, options: WechatOptions): Promise<void> {
  const made = html.then(async (drawn) => {
    const safe = sanitized(await withPngImages(drawn))
    const draw = safe.includes('<math') ? await loadFormulas() : undefined
    return writeForWechat(safe, { ...options, draw })
  })
  const blob = async (name: 'html' | 'text', type: string) => new Blob([(await made)[name]], { type })
  // Promises, not their values: some browsers allow copying only directly within a click.
  const item = { 'text/html': blob('html', 'text/html'), 'text/plain': blob('text', 'text/plain') }
  await navigator.clipboard.write([new ClipboardItem(item)])
}

/** Without the library, formulas are text. */
const loadFormulas = () =>
  import('./draw-formula.browser.ts').then(
    ({ drawFormula }) => drawFormula,
    () => undefined,
  )
