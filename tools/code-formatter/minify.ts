import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { byteCount, textOf } from '#kit/text-of.ts'
import { minifyCss } from './css/minify-css.ts'
import { errors } from './errors.ts'
import { minifyHtml } from './html/minify-html.ts'
import { minifyJson5 } from './json5/minify-json5.ts'
import { detectLanguage } from './language/detect.ts'
import { checkLength, languageNames, languages } from './language/languages.ts'
import { minifyScript, minifyScriptWithin } from './script/minify-script.ts'

/** Writes JavaScript, CSS, HTML or JSON5 as short as its meaning lets it be. */
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
    const language = given === 'auto' ? detectLanguage(code) : given
    if (!language) throw errors.unknownLanguage()
    const scripts = { ...options, comments }
    const written = await minified()
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
        minifyScriptWithin(script, { ...scripts, module: isModule }),
      )
    }
  },
})
