import { type Language, languages } from '#kit/language.ts'
import { UsageError } from './usage-error.ts'

/** Returns the language: that of `--lng`, otherwise that of the locale (POSIX, section 8.2). */
export function languageOf(args: string[], env: Record<string, string | undefined>): Language {
  const values = args.flatMap((arg, index) =>
    arg === '--lng' ? [args[index + 1]] : (/^--lng=(.*)/.exec(arg)?.[1] ?? []),
  )
  const last = values.at(-1)
  if (values.length === 0) return (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'])?.startsWith('zh') ? 'zh' : 'en'
  const language = languages.find((each) => last === each)
  if (!language) throw new UsageError('--lng is en or zh', '--lng 只能是 en 或 zh')
  return language
}
