import { type ReactNode, useState } from 'react'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Values } from '#kit/values.ts'
import type { ImageFormat } from '#lib/imaging/formats/image-format.ts'
import type { Size } from '#lib/imaging/raster-image.ts'
import { resultFileName } from '#lib/imaging/settings/result-file-name.ts'
import { useAnnounce } from '../controls/announcer.tsx'
import CopyImageButton from '../image/copy-image-button.tsx'
import type { Run } from '../run/use-operation.ts'
import { saveFiles } from '../save/save-files.ts'
import { SendMenu } from '../send/send-menu.tsx'
import { useBroughtFiles } from '../tool/use-brought-files.ts'
import type { BatchRow } from './batch.ts'
import { BatchFrame } from './batch-frame.tsx'
import type { RowActions } from './batch-item.tsx'
import { BatchScope } from './batch-scope.tsx'
import { FileDropStrip } from './file-drop-strip.tsx'
import { type BatchSettings, ownSettings } from './use-batch-settings.ts'

/** The output for an image. */
interface ImageOutput extends Size {
  file: File
  size: number
  format: ImageFormat
}

interface ImageBatchProps<Output, About> {
  /** As returned by `useBatch`. */
  batch: {
    rows: readonly BatchRow<Output, About>[]
    run: Run<unknown>
    add: (files: readonly File[]) => Promise<void>
    remove: (id: number) => void
    /** All rows without an id. */
    retry: (id?: number) => void
    cancel: (id?: number) => void
    customize: (id: number, own: Values | undefined) => void
  }
  /** The settings of all images, and the operation's schema. */
  options: BatchSettings
  schema: JsonSchema
  words: Record<'images' | 'drop' | 'release' | 'none' | 'archive' | 'downloaded', string>
  /** The extensions of image files that systems may not know as such. */
  endings: readonly string[]
  /** Renders the options of all images, or of one. */
  rail: (options: BatchSettings, scope: ReactNode) => ReactNode
  /** The total of all results. */
  total: string
  /** Renders the list, and the selected image. */
  children: (
    rows: readonly BatchRow<Output, About>[],
    shown: BatchRow<Output, About> | undefined,
    actions: RowActions,
  ) => ReactNode
}

/**
 * The bench of a tool that processes many images: takes them, runs the operation, previews and downloads the results.
 */
export function ImageBatch<Output extends ImageOutput, About>(props: ImageBatchProps<Output, About>) {
  const { batch, options, schema, words, endings, rail, total, children } = props
  const { pattern } = options
  const announce = useAnnounce()
  const [selected, setSelected] = useState<number>()
  const { rows } = batch
  const done = rows.filter(({ state }) => state === 'done')
  useBroughtFiles(batch.add)

  async function save(chosen: typeof rows): Promise<void> {
    await saveFiles(
      chosen.flatMap(({ file, output }) => resultOf(file, output, pattern)),
      words.archive,
    )
    announce(words.downloaded)
  }

  const strip = (
    <FileDropStrip
      label={words.images}
      hint={words.drop}
      dropSentence={words.release}
      accept={['image/*', ...endings].join()}
      isAccepted={({ name, type }) =>
        type.startsWith('image/') || endings.some((ending) => name.toLowerCase().endsWith(ending))
      }
      onFiles={batch.add}
    />
  )
  const shown = rows.find(({ id }) => id === selected) ?? rows.find(({ output }) => output) ?? rows[0]
  const [result] = shown?.state === 'done' ? resultOf(shown.file, shown.output, pattern) : []
  const [isForOne, setIsForOne] = useState(false)
  const one = isForOne ? shown : undefined
  const scope = shown && (
    <BatchScope name={shown.file.name} isForOne={isForOne} hasOwn={!!shown.own} onChange={setIsForOne} />
  )
  const customize = (own: Values | undefined) => one && batch.customize(one.id, own)
  return (
    <BatchFrame
      rows={rows}
      run={batch.run}
      none={words.none}
      strip={strip}
      rail={rail(one ? ownSettings(schema, options, one, customize) : options, scope)}
      total={done.length > 0 && total}
      resultActions={
        // Rendered before the result is there, so that nothing shifts.
        <>
          <CopyImageButton image={result} />
          <SendMenu value={result} />
        </>
      }
      onRun={batch.retry}
      onCancel={batch.cancel}
      onSave={() => save(done)}
    >
      {children(rows, shown, {
        onSelect: setSelected,
        onSave: (id) => save(rows.filter((row) => row.id === id)),
        onRemove: batch.remove,
        onRetry: batch.retry,
        onCancel: batch.cancel,
      })}
    </BatchFrame>
  )
}

/** Named on download: another pattern needs no new run. */
function resultOf(original: File, output: ImageOutput | undefined, pattern: string): File[] {
  if (!output) return []
  const name = resultFileName(pattern, original.name, output, output.format)
  return [new File([output.file], name, { type: output.file.type })]
}
