import { parseArgs } from 'node:util'
import type { Language } from '#kit/language.ts'
import { crossToolNames, serveMcpOverStdio } from '#server/mcp/stdio.ts'
import { findNamedTool } from './find-operation.ts'
import { UsageError } from './usage-error.ts'

/**
 * Speaks MCP over standard input and output. `--tools base64,json-editor` offers only these, since the descriptions of
 * all tools would fill a model's context. `--inline` is for clients that do not read resources: it includes large
 * results in the answers.
 *
 * @throws UsageError for another option, or an unknown tool
 */
export async function mcp(args: string[], language: Language): Promise<void> {
  const { names, inline } = readOptions(args)
  for (const name of names ?? []) if (!crossToolNames.includes(name)) await findNamedTool(name)
  return serveMcpOverStdio({ language, names, inline })
}

/** The named tools without duplicates; undefined for all. */
function readOptions(args: string[]): { names: Set<string> | undefined; inline: boolean } {
  const options = {
    tools: { type: 'string', multiple: true },
    inline: { type: 'boolean', default: false },
    lng: { type: 'string' },
  } as const
  try {
    const { values } = parseArgs({ args, options, strict: true })
    const names = values.tools?.flatMap((list) => list.split(',').map((name) => name.trim())).filter(Boolean)
    if (names?.length === 0) throw new TypeError('no tool is named')
    return { names: names && new Set(names), inline: values.inline }
  } catch {
    throw new UsageError(
      'Write: toolbench mcp [--tools base64,json-editor,run_pipeline,guess] [--inline]',
      '请写作：toolbench mcp [--tools base64,json-editor,run_pipeline,guess] [--inline]',
    )
  }
}
