import { defaultsOf, fieldsOf } from '#kit/json-schema.ts'
import type { SavedAs } from '#kit/text-of.ts'
import { mediaTypeOf } from '../output/output-viewer.tsx'
import { useTool } from '../tool/open-tool.tsx'
import { useWorkbench } from '../tool/workbench.tsx'
import { resultName } from './result-name.ts'
import { saveResult } from './save.ts'

/**
 * Returns a function that downloads a result of the open operation, named after its input; `main` is the field's name.
 */
export function useSaveResult() {
  const { id, open, operations } = useTool()
  const { values } = useWorkbench()
  const operation = operations[open]
  return (output: Record<string, unknown>, main: string | undefined): void => {
    const files = operation ? fieldsOf(operation.input).map(([name]) => values[name]) : []
    const source = files.find((value) => value instanceof File)?.name
    const of = main === undefined ? 'application/json' : mediaTypeOf(operation?.output.properties?.[main])
    const mediaType = of || 'text/plain'
    const field = main === undefined ? undefined : operation?.output.properties?.[main]
    const savedAs = typeof field === 'object' ? (field['x-saved-as'] as SavedAs | undefined) : undefined
    const { field: naming = '' } = savedAs?.namedBy ?? {}
    const usual = operation && defaultsOf(operation.input)[naming]
    const chosen = values[naming] === usual ? undefined : values[naming]
    const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
    const named = { chosen: textOf(chosen), usual: textOf(usual) }
    const name = resultName({ tool: id, operation: open, source, mediaType, savedAs, ...named })
    saveResult(output, main, { type: mediaType, name })
  }
}
