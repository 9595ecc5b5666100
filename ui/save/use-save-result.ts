import { fieldsOf } from '#kit/json-schema.ts'
import { mediaTypeOf } from '../output/output-viewer.tsx'
import { useTool } from '../tool/open-tool.tsx'
import { useWorkbench } from '../tool/workbench.tsx'
import { resultName } from './result-name.ts'
import { saveResult } from './save.ts'

/** Gives what downloads a result of the open operation, named after what it was made of; `main` is the field that it is. */
export function useSaveResult() {
  const { id, open, operations } = useTool()
  const { values } = useWorkbench()
  const operation = operations[open]
  return (output: Record<string, unknown>, main: string | undefined): void => {
    const files = operation ? fieldsOf(operation.input).map(([name]) => values[name]) : []
    const source = files.find((value) => value instanceof File)?.name
    const of = main === undefined ? 'application/json' : mediaTypeOf(operation?.output.properties?.[main])
    const mediaType = of || 'text/plain'
    saveResult(output, main, { type: mediaType, name: resultName({ tool: id, operation: open, source, mediaType }) })
  }
}
