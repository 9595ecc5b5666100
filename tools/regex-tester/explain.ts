import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { defineOperation } from '#kit/operation.ts'
import { fill } from '#kit/sentence.ts'
import type { EngineName } from '#lib/regex/engine.ts'
import { errors } from './errors.ts'
import { partKinds } from './explain/part-kinds.ts'
import type { Gap } from './foreign/foreign-reader.ts'
import { readForEngine } from './foreign/read-for-engine.ts'
import { type Warned, warningsField } from './search/differences.ts'
import { readFlags } from './search/flags.ts'
import { readingFields } from './search/search-fields.ts'
import { engineTitles } from './search/to-tool-error.ts'

const gapMessages: Record<Gap, Localized> = {
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

/**
 * Explains a pattern part by part: one of ECMAScript, or of Python or PCRE2 as ECMAScript reads it, with what that means
 * otherwise in `warnings`. The parts of a tree come as a list, each before what it holds and one
 * step less deep; offsets are counted from 0. `min` and `max` of a repeat are capped at the largest exact number (2^53
 * − 1), its words say them as they are written.
 */
export const explain = defineOperation('explain', {
  input: readingFields,
  output: {
    nodes: z.array(
      z.strictObject({
        depth: z.int(),
        kind: z.enum(partKinds),
        start: z.int(),
        end: z.int(),
        source: z.string(),
        en: z.string(),
        zh: z.string(),
        min: z.int().optional(),
        max: z.int().optional(),
      }),
    ),
    warnings: warningsField,
  },
  async run({ pattern, flags, engine }) {
    if (pattern === '') throw errors.emptyPattern()
    const read = readForEngine({ pattern, flags: readFlags(flags).reading, engine }, 'plain')
    const { listParts: partsOf } = await import('./explain/list-parts.ts')
    const nodes = partsOf(read.tree, read.flags).map((node) => ({ ...node, ...read.place(node) }))
    return { nodes, ...gapWarnings(read.gaps, engine) }
  },
})

/** Says what is read as JavaScript means it, and what the engine means by it. */
function gapWarnings(gaps: ReadonlySet<Gap>, engine: EngineName): Warned {
  if (gaps.size === 0) return {}
  const params = { engine: engineTitles[engine] }
  return {
    warnings: Array.from(gaps, (gap) => ({
      en: fill(gapMessages[gap].en, params),
      zh: fill(gapMessages[gap].zh, params),
    })),
  }
}
