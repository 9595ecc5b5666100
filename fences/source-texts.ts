import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** A text of the product in its source; `{}` marks the substitutions of a template. */
export interface SourceText {
  file: string
  language: 'en' | 'zh'
  text: string
  /** Whether it is one of a tool's keywords, which people type rather than read. */
  isKeyword: boolean
}

/** Returns every user-facing text: those with Han characters, and the English part of pairs. */
export const everyText = (): SourceText[] => sources.flatMap((file) => textsInSource(file, readFileSync(file, 'utf8')))

const sources = globSync('{kit,contract,ui,tools,web,server,cli}/**/*.{ts,tsx}', {
  exclude: ['**/fixtures/**', '**/*.test.{ts,tsx}', 'server/soak/**'],
}).sort()

/** Finds the texts of a source by parsing it. */
export function textsInSource(file: string, source: string): SourceText[] {
  const texts: SourceText[] = []
  const start: Context = { language: languageOf(/texts\.(en|zh)\.ts$/.exec(file)?.[1]), isKeyword: false }
  visit(parseSync(file, source).program, start, (text, context) => {
    const language = context.language ?? (/\p{Script=Han}/u.test(text) && !isData(file) ? 'zh' : undefined)
    if (language && /\p{L}/u.test(text)) texts.push({ file, text, language, isKeyword: context.isKeyword })
  })
  return texts
}

interface Context {
  language: 'en' | 'zh' | undefined
  isKeyword: boolean
}

interface Node {
  type: string
  key?: { name?: string; value?: string }
  id?: { name?: string }
  callee?: { name?: string }
  arguments?: unknown[]
  value?: unknown
  quasis?: { value: { cooked: string } }[]
}

function visit(node: unknown, context: Context, see: (text: string, context: Context) => void): void {
  if (Array.isArray(node)) for (const child of node) visit(child, context, see)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  const text = textOf(node as Node)
  if (text !== undefined) see(text, context)
  const within = contextWithin(node as Node, context)
  const { key: _key, source: _source, ...children } = node as Record<string, unknown>
  if (isPair(node as Node)) {
    const [en, zh] = (node as Node).arguments ?? []
    visit(en, { ...within, language: 'en' }, see)
    visit(zh, { ...within, language: 'zh' }, see)
  } else visit(Object.values(children), within, see)
}

function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value
  if (type === 'JSXText' && typeof value === 'string') return value.trim().replace(/\s+/g, ' ')
  return type === 'TemplateLiteral' ? quasis?.map((quasi) => quasi.value.cooked).join('{}') : undefined
}

/** `en: …`, `zh: …` and `const zh = …` determine the language of the texts within. */
function contextWithin({ type, key, id }: Node, context: Context): Context {
  if (type === 'VariableDeclarator') return { ...context, language: languageOf(id?.name) ?? context.language }
  if (type !== 'Property') return context
  const name = key?.name ?? key?.value
  return { language: languageOf(name) ?? context.language, isKeyword: context.isKeyword || name === 'keywords' }
}

const languageOf = (name: string | undefined) => (name === 'en' || name === 'zh' ? name : undefined)

/** Functions with an English and a Chinese text as parameters, in this order. */
const isPair = ({ type, callee }: Node): boolean =>
  /^(New|Call)Expression$/.test(type) && /^(issueMessage|UsageError)$/.test(callee?.name ?? '')

/** Files in which Chinese outside of `zh` is sample input. */
const isData = (file: string): boolean => /\/(samples|common-patterns)\.ts$|\/(samples|library\/common)\//.test(file)
