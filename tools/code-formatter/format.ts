import { z } from 'zod'
import { advanced } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { detectLanguage } from './language/detect.ts'
import { type CodeLanguage, checkLength, languages } from './language/languages.ts'
import { withSyntaxErrors } from './language/parse-errors.ts'
import { pluginsFor } from './prettier/plugins.ts'

/** Formats code with Prettier, in any of its languages. The code is never run. */
export const format = defineOperation('format', {
  input: {
    code: textOf('text/plain'),
    language: z.enum(['auto', ...languages]).default('auto'),
    indent: z.literal([1, 2, 3, 4, 5, 6, 7, 8, 'tab']).default(2),
    lineWidth: z.int().min(20).max(320).default(80),
    quotes: z.enum(['double', 'single']).default('double'),
    semicolons: z.boolean().default(true),
    trailingCommas: z.enum(['all', 'es5', 'none']).default('all'),
    attributesPerLine: advanced(z.boolean().default(false)),
    lineEnd: advanced(z.enum(['lf', 'crlf']).default('lf')),
  },
  output: { code: textOf('text/plain'), language: z.enum(languages) },
  async run({ code, language: chosen, indent, ...options }) {
    checkLength(code)
    const language = chosen === 'auto' ? detectLanguage(code) : chosen
    if (!language) throw errors.unknownLanguage()
    const [prettier, plugins] = await Promise.all([import('prettier/standalone'), pluginsFor(language, code)])
    const written = await withSyntaxErrors(() =>
      prettier.format(code, {
        parser: parsers[language],
        // The TypeScript parser allows JSX by the file extension.
        filepath: `code.${extensions[language]}`,
        plugins,
        ...(indent === 'tab' ? { useTabs: true } : { tabWidth: indent }),
        printWidth: options.lineWidth,
        singleQuote: options.quotes === 'single',
        semi: options.semicolons,
        trailingComma: options.trailingCommas,
        singleAttributePerLine: options.attributesPerLine,
        endOfLine: options.lineEnd,
      }),
    )
    return { code: written, language }
  },
})

const parsers: Record<CodeLanguage, string> = {
  javascript: 'babel',
  jsx: 'babel',
  typescript: 'typescript',
  tsx: 'typescript',
  css: 'css',
  scss: 'scss',
  less: 'less',
  html: 'html',
  vue: 'vue',
  json5: 'json5',
  markdown: 'markdown',
  yaml: 'yaml',
  graphql: 'graphql',
}

const extensions: Record<CodeLanguage, string> = {
  ...{ javascript: 'js', jsx: 'jsx', typescript: 'ts', tsx: 'tsx', css: 'css', scss: 'scss', less: 'less' },
  ...{ html: 'html', vue: 'vue', json5: 'json5', markdown: 'md', yaml: 'yaml', graphql: 'graphql' },
}
