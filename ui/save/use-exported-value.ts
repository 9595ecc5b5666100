import { fieldsOf } from '#kit/json-schema.ts'
import { maxEditedLength } from '../text/long-text.ts'
import { useTool } from '../tool/open-tool.tsx'
import { exportedValue } from './save.ts'

type ExportedValue =
  | { isCopied: true; value: string | undefined }
  | { isCopied: false; value: string | Blob | undefined }

/**
 * The exported value of a result, and whether it is copied or downloaded: a text that is too long for the clipboard,
 * or no text, is downloaded. For a file this is clear before there is one.
 */
export function useExportedValue(output: Record<string, unknown> | undefined, main: string | undefined): ExportedValue {
  const { operations, open } = useTool()
  const value = output && exportedValue(output, main)
  const schema = fieldsOf(operations[open]?.output ?? {}).find(([name]) => name === main)?.[1]
  if (value === undefined) return { value, isCopied: schema?.format !== 'file' }
  return typeof value === 'string' && value.length <= maxEditedLength
    ? { value, isCopied: true }
    : { value, isCopied: false }
}
