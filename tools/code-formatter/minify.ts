import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { byteCount, textOf } from '#kit/text-of.ts'
import { ToolError } from '#kit/tool-error.ts'
import { type KeptComments, minifyCss } from './css/minify-css.ts'
import { errors } from './errors.ts'
import { minifyHtml } from './html/minify-html.ts'
import { detectLanguage } from './language/detect.ts'
import { type CodeLanguage, checkLength, languageNames, languages } from './language/languages.ts'
import { withSyntaxErrors } from './language/parse-errors.ts'
import { minifyInlineScript, minifyScript, type ScriptOptions } from './script/minify-script.ts'

/** Minifies JavaScript, CSS, HTML or JSON5. */
export const minify = defineOperation('minify', {
  input: {
    code: textOf('text/plain'),
    language: z.enum(['auto', 'javascript', 'css', 'html', 'json5']).default('auto'),
    names: z.boolean().default(true),
    compress: z.boolean().default(true),
    comments: z.enum(['legal', 'none', 'all']).default('legal'),
    module: z.boolean().default(true),
  },
  output: {
    code: textOf('text/plain'),
    language: z.enum(languages),
    originalSize: byteCount(),
    size: byteCount(),
    gzipped: byteCount(),
  },
  async run({ code, language: given, comments, ...options }) {
    checkLength(code)
    const scripts = { ...options, comments }
    const detected = given === 'auto' ? detectLanguage(code) : given
    // Scripts without types or elements are told from others by their signs alone: only the parser knows.
    const script = isPerhapsScript(code, detected) ? await scriptIfValid(code, scripts) : undefined
    const language = script === undefined ? detected : 'javascript'
    if (!language) throw errors.unknownLanguage()
    const written = script ?? (await minified())
    const { gzipSync } = await import('fflate')
    const bytes = new TextEncoder().encode(written)
    return {
      ...{ code: written, language, originalSize: new TextEncoder().encode(code).length },
      ...{ size: bytes.length, gzipped: gzipSync(bytes, { level: 9, mtime: 0 }).length },
    }

    function minified(): string | Promise<string> {
      if (language === 'javascript') return minifyScript(code, scripts)
      if (language === 'css') return minifyCss(code, comments)
      if (language === 'json5') return minifyJson5(code, comments)
      if (language !== 'html') throw errors.cannotMinify({ language: language ? languageNames[language] : '' })
      return minifyHtml(code, comments, (script, isModule) =>
        minifyInlineScript(script, { ...scripts, module: isModule }),
      )
    }
  },
})

/** Whether code may be JavaScript although it was not taken for it; without any sign of a statement it is no script. */
const isPerhapsScript = (code: string, detected: CodeLanguage | undefined): boolean =>
  detected === undefined ? /[=(;]/.test(code) : /^(?:typescript|tsx|jsx)$/.test(detected)

/** Minifies JavaScript; undefined for what is none. */
async function scriptIfValid(code: string, options: ScriptOptions): Promise<string | undefined> {
  try {
    return await minifyScript(code, options)
  } catch (error) {
    if (error instanceof ToolError) return undefined
    throw error
  }
}

/**
 * Removes comments and white space from JSON5; strings, keys and numbers stay as they are written.
 *
 * @throws syntax for invalid JSON5
 */
async function minifyJson5(code: string, comments: KeptComments): Promise<string> {
  const [prettier, babel, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ])
  await withSyntaxErrors(() => prettier.format(code, { parser: 'json5', plugins: [babel, estree] }))
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
  const end = code.indexOf(mark, start + 2)
  if (end < 0) return code.length
  return mark === '\n' ? end : end + 2
}

function stringEnd(code: string, start: number): number {
  for (let at = start + 1; at < code.length; at++) {
    if (code[at] === '\\') at++
    else if (code[at] === code[start]) return at + 1
  }
  return code.length
}
