import type { Localized } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'

/**
 * Warns of references to groups as other languages write them, such as `\1`, `\g<name>` and `$0`: a replacement
 * has JavaScript's syntax, in which they stand for themselves. Only of groups that the pattern has.
 */
export function warnOfForeignReferences(template: string, groupNames: readonly (string | undefined)[]): Localized[] {
  const references = new Map<string, string>()
  for (const { 0: source, groups = {} } of template.matchAll(foreign)) {
    const name = Object.values(groups).find((value) => value !== undefined)
    const written = name === undefined ? undefined : writtenInJavaScript(name, groupNames)
    if (written !== undefined && references.size < maxWarnings) references.set(source, written)
  }
  return Array.from(references, ([source, written]) => ({
    en: fill(sentence.en, { source, written }),
    zh: fill(sentence.zh, { source, written }),
  }))
}

const sentence: Localized = {
  en: '{source} in the replacement stands for itself: write {written}',
  zh: '替换文本中的 {source} 会原样输出：应写成 {written}',
}

const maxWarnings = 10

/** Signs that are written twice stand for one, whatever is behind them. */
const foreign =
  /\$\$|\\\\|\\(?<backslash>\d{1,2})|\\[gk][<{](?<angle>\w{1,100})[>}]|\$\{(?<brace>\w{1,100})\}|\$(?<whole>0)(?!\d)|\$(?<name>[A-Za-z_]\w{0,99})/g

function writtenInJavaScript(name: string, groupNames: readonly (string | undefined)[]): string | undefined {
  if (groupNames.includes(name)) return `$<${name}>`
  if (!/^\d{1,2}$/.test(name)) return undefined
  const number = Number(name)
  return number === 0 ? '$&' : number <= groupNames.length ? `$${number}` : undefined
}
