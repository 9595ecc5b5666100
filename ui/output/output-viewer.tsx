import { lazy, type ReactNode, Suspense } from 'react'
import type { JsonSchema } from '#kit/json-schema.ts'
import { TextEditor } from '../editor/text-editor.tsx'
import { useTexts } from '../language/language.ts'
import { isHeld, useHead } from '../text/held-text.ts'
import { headOf, isOneLongLine, maxEditedLength } from '../text/long-text.ts'
import { sizeOf } from '../text/measure-text.ts'
import styles from './output.module.css'
import { outputKindOf } from './output-kind.ts'

const OutputView = lazy(() => import('./output-view.tsx'))

export interface OutputViewerProps {
  value: unknown
  /** The whole output. */
  output?: Record<string, unknown>
  label: string
  schema: unknown
  isStale: boolean
  overlay?: ReactNode
  /** How many other fields the output has. A single line among others is shown large, as the answer itself. */
  others?: number
}

/** In UTF-16 units. */
const maxAnswerLength = 160

/** The main value of an output. */
export function OutputViewer({ value, label, schema, isStale, overlay, others = 0 }: OutputViewerProps) {
  const words = useTexts(texts)
  const beginning = useHead(isHeld(value) ? value : undefined)
  const kind = outputKindOf(schemaOf(schema), value)
  if (kind) {
    return (
      <Suspense fallback={<p className={styles['none']} />}>
        <OutputView
          kind={kind}
          value={value}
          schema={schemaOf(schema)}
          text={{ label, help: '' }}
          overlay={overlay}
          isMain
        />
      </Suspense>
    )
  }
  if (value instanceof File) {
    return (
      <div className={styles['none']}>
        {value.name}, {sizeOf(value.size)}
      </div>
    )
  }
  const text = isHeld(value) ? beginning : typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '')
  if (others > 1 && mediaTypeOf(schema) === 'text/plain' && text.length <= maxAnswerLength && !text.includes('\n')) {
    // A field, so that it can be reached and selected by keyboard. Some browsers need the number of rows.
    const rows = Math.max(1, Math.ceil(text.length / 32))
    return (
      <textarea
        className={styles['answer']}
        data-stale={isStale || undefined}
        aria-label={label}
        rows={rows}
        readOnly
        value={text}
      />
    )
  }
  const isLong = isHeld(value) || text.length > maxEditedLength || isOneLongLine(text)
  return (
    <>
      {isLong && <p className={styles['none']}>{words.head}</p>}
      <TextEditor
        value={isLong ? headOf(text) : text}
        mediaType={isLong ? '' : mediaTypeOf(schema)}
        label={label}
        isStale={isStale}
        readOnly
      />
    </>
  )
}

const schemaOf = (schema: unknown): JsonSchema => (schema ?? {}) as JsonSchema

export const mediaTypeOf = (schema: unknown): string => {
  const { contentMediaType, anyOf } = schemaOf(schema)
  return contentMediaType ?? anyOf?.find((option) => option.contentMediaType)?.contentMediaType ?? ''
}

const texts = {
  en: { head: 'This is the beginning of a large result. Download it to get all.' },
  zh: { head: '结果较大，仅显示开头，下载可得全文。' },
}
