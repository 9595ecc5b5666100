import { ToolError } from '#kit/tool-error.ts'
import type { KeptComments } from '../css/minify-css.ts'
import { withSyntaxErrors } from '../language/parse-errors.ts'

/** How scripts are minified. */
export interface ScriptOptions {
  /** Whether local names are shortened. */
  names: boolean
  /** Whether the code is rewritten: unused code removed, constants evaluated. */
  compress: boolean
  comments: KeptComments
  /** Whether top-level names may be shortened or removed, if the script is a module. */
  module: boolean
}

/**
 * Minifies a script with terser, which never runs it. A script without imports and exports keeps its top-level names,
 * since it would be removed entirely as unused.
 */
export async function minifyScript(
  code: string,
  { names, compress, comments, module }: ScriptOptions,
): Promise<string> {
  const { minify } = await import('terser')
  return withSyntaxErrors(async () => {
    const isModule = module && /\b(?:import|export)\b/.test(code) && (await hasModuleSyntax(code))
    const { code: written = '' } = await minify(code, {
      module: isModule,
      compress,
      mangle: names,
      format: { comments: { legal: 'some' as const, none: false, all: 'all' as const }[comments] },
    })
    return written
  })
}

/** Minifies a script within a page; returns it unchanged where it cannot be parsed. */
export async function minifyInlineScript(code: string, options: ScriptOptions): Promise<string> {
  try {
    return await minifyScript(code, options)
  } catch (error) {
    if (error instanceof ToolError) return code
    throw error
  }
}

/** Whether a script has imports or exports. */
async function hasModuleSyntax(code: string): Promise<boolean> {
  const { minify } = await import('terser')
  // The option of the syntax tree is missing in terser's types.
  const format: object = { ast: true, code: false }
  const read: object = await minify(code, { module: true, compress: false, mangle: false, format })
  const top: unknown = 'ast' in read ? read.ast : undefined
  if (typeof top !== 'object' || top === null || !('body' in top) || !Array.isArray(top.body)) return false
  return top.body.some((statement: { TYPE?: string }) => /^(?:Import|Export)$/.test(statement.TYPE ?? ''))
}
