import type { Localized } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import type { EngineName } from '#lib/regex/engine.ts'
import type { Warned } from '../search/differences.ts'
import { engineTitles } from '../search/to-tool-error.ts'
import type { Gap } from './foreign-reader.ts'

/** Says what is read as JavaScript means it, and what the engine means by it. */
export function gapWarnings(gaps: ReadonlySet<Gap>, engine: EngineName): Warned {
  if (gaps.size === 0) return {}
  const params = { engine: engineTitles[engine] }
  return {
    warnings: Array.from(gaps, (gap) => ({ en: fill(sentences[gap].en, params), zh: fill(sentences[gap].zh, params) })),
  }
}

const sentences: Record<Gap, Localized> = {
  unicodeClasses: {
    en: 'In {engine} \\d, \\w, \\s and \\b with these flags are about the digits, letters and spaces of all scripts, not only ASCII',
    zh: '在这些标志下，{engine} 的 \\d、\\w、\\s、\\b 适用于所有文字的数字、字母和空白，不限于 ASCII',
  },
  finalLineFeed: {
    en: 'In {engine} the end of the text is also before a line feed that ends it',
    zh: '{engine} 的文本结尾也包括末尾换行符之前的位置',
  },
  lineFeedOnly: {
    en: 'In {engine} only \\n is a line break for ., ^ and $',
    zh: '{engine} 的 .、^、$ 只把 \\n 当作换行',
  },
}
