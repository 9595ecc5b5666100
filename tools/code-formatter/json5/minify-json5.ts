import type { KeptComments } from '../css/minify-css.ts'
import { inPlace } from '../language/parse-errors.ts'

/**
 * Takes comments and blanks out of JSON5; strings, keys and numbers stay as they are written.
 *
 * @throws syntax where it is none
 */
export async function minifyJson5(code: string, comments: KeptComments): Promise<string> {
  const [prettier, babel, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ])
  await inPlace(() => prettier.format(code, { parser: 'json5', plugins: [babel, estree] }))
  return withoutBlanks(code.replace(/^\ufeff/, ''), comments)
}

function withoutBlanks(code: string, comments: KeptComments): string {
  let [written, at] = ['', 0]
  while (at < code.length) {
    const sign = code[at] ?? ''
    if (code.startsWith('//', at) || code.startsWith('/*', at)) {
      const end = commentEnd(code, at)
      const comment = code.slice(at, end)
      const isKept = comments === 'all' || (comments === 'legal' && comment.startsWith('/*!'))
      if (isKept) written += comment.startsWith('//') ? `${comment}\n` : comment
      at = end
    } else if (sign === '"' || sign === "'") {
      const end = stringEnd(code, at)
      written += code.slice(at, end)
      at = end
    } else {
      if (!/\s/.test(sign)) written += sign
      at++
    }
  }
  return written
}

function commentEnd(code: string, start: number): number {
  const mark = code[start + 1] === '*' ? '*/' : '\n'
  const found = code.indexOf(mark, start + 2)
  if (found < 0) return code.length
  return mark === '\n' ? found : found + 2
}

function stringEnd(code: string, start: number): number {
  for (let at = start + 1; at < code.length; at++) {
    if (code[at] === '\\') at++
    else if (code[at] === code[start]) return at + 1
  }
  return code.length
}
