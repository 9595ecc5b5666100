import { ToolError } from '#kit/tool-error.ts'
import type { KeptComments } from '../css/minify-css.ts'
import { inPlace } from '../language/parse-errors.ts'

/** How scripts are minified. */
export interface ScriptOptions {
  /** Whether names that nobody else sees are shortened. */
  names: boolean
  /** Whether the code is rewritten: what is never used goes, what is constant is worked out. */
  compress: boolean
  comments: KeptComments
  /** Whether the names at the top belong to the script alone, where it is a module. */
  module: boolean
}

/**
 * Minifies a script with terser, which reads it and never runs it. One that neither imports nor exports anything keeps
 * its names at the top: nothing of it would be left, since nobody could use it.
 */
export async function minifyScript(
  code: string,
  { names, compress, comments, module }: ScriptOptions,
): Promise<string> {
  const { minify } = await import('terser')
  return inPlace(async () => {
    const isModule = module && /\b(?:import|export)\b/.test(code) && (await hasPorts(code))
    const { code: written = '' } = await minify(code, {
      module: isModule,
      compress,
      mangle: names,
      format: { comments: { legal: 'some' as const, none: false, all: 'all' as const }[comments] },
    })
    return written
  })
}

/** Minifies a script within a page; one that cannot be read stays as it is. */
export async function minifyScriptWithin(code: string, options: ScriptOptions): Promise<string> {
  try {
    return await minifyScript(code, options)
  } catch (error) {
    if (error instanceof ToolError) return code
    throw error
  }
}

/** Says whether a script imports or exports something at its top. */
async function hasPorts(code: string): Promise<boolean> {
  const { minify } = await import('terser')
  // Its types do not say that it gives the tree of a script.
  const format: object = { ast: true, code: false }
  const read: object = await minify(code, { module: true, compress: false, mangle: false, format })
  const top: unknown = 'ast' in read ? read.ast : undefined
  if (typeof top !== 'object' || top === null || !('body' in top) || !Array.isArray(top.body)) return false
  return top.body.some((statement: { TYPE?: string }) => /^(?:Import|Export)$/.test(statement.TYPE ?? ''))
}
