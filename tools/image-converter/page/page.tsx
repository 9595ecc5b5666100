import { useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import { readHead } from '#lib/imaging/read/head.ts'
import { isLarge } from '#lib/imaging/read/summary.ts'
import { resultFileName } from '#lib/imaging/settings/result-file-name.ts'
import { BatchFrame } from '#ui/batch/batch-frame.tsx'
import { FileDropStrip } from '#ui/batch/file-drop-strip.tsx'
import { useBatch } from '#ui/batch/use-batch.ts'
import { useBatchHistory } from '#ui/batch/use-batch-history.ts'
import { useBatchSettings } from '#ui/batch/use-batch-settings.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { sizeOf } from '#ui/editor/measure-text.ts'
import { useOperations, usePageTexts } from '#ui/frame/tool.ts'
import { useBroughtFiles } from '#ui/material/use-brought-files.ts'
import { saveFiles } from '#ui/save/save-files.ts'
import type { errors } from '../errors.ts'
import type * as operations from '../operations.ts'
import { type ChosenSettings, drawLines } from './draw-lines.ts'
import { Options } from './options.tsx'
import { Pictures, type Row } from './pictures.tsx'
import type { PageTexts } from './texts.en.ts'

/** What no setting makes a picture that can be converted. */
const refusals = new Set<string>(['notImage', 'tooLarge', 'unsupported'] satisfies (keyof typeof errors)[])

const job = {
  look: readHead,
  prepare: drawLines,
  isAlone: isLarge,
  isRefusal: (error: Error) => error instanceof ToolError && refusals.has(error.code),
  inputOf: (file: File, settings: ChosenSettings) => ({ ...settings, file }),
}

/** Many pictures at once: a list that is converted as it grows, the chosen one below, the options beside. */
export default function ImageConverterPage() {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const { convert } = useOperations<typeof operations>()
  const { settings, ...options } = useBatchSettings(convert.input)
  const batch = useBatch(convert, settings as ChosenSettings | undefined, job)
  const [selected, setSelected] = useState<number>()
  const { rows } = batch
  const done = rows.filter(({ state }) => state === 'done')
  const size = sizeOf(done.reduce((sum, { output }) => sum + (output?.size ?? 0), 0))
  useBroughtFiles(batch.add)
  useBatchHistory(
    rows,
    { ...options.chosen, fileName: options.pattern },
    fill(words.settled, { ready: done.length, all: rows.length }),
  )

  async function save(chosen: readonly Row[]): Promise<void> {
    await saveFiles(
      chosen.flatMap((row) => resultOf(row, options.pattern)),
      words.archive,
    )
    announce(words.downloaded)
  }

  const strip = (
    <FileDropStrip
      label={words.pictures}
      hint={words.drop}
      dropSentence={words.release}
      accept="image/*,.avif,.jxl,.heic,.heif,.tif,.tiff,.ico,.cur"
      isAccepted={isPicture}
      onFiles={batch.add}
    />
  )
  return (
    <BatchFrame
      rows={rows}
      run={batch.run}
      none={words.none}
      strip={strip}
      rail={<Options {...options} schema={convert.input} />}
      total={done.length > 0 && fill(words.total, { size })}
      onRun={batch.retry}
      onCancel={batch.cancel}
      onSave={() => save(done)}
    >
      <Pictures
        rows={rows}
        shown={rows.find(({ id }) => id === selected) ?? rows.find(({ output }) => output) ?? rows[0]}
        actions={{
          onSelect: setSelected,
          onSave: (id) => save(rows.filter((row) => row.id === id)),
          onRemove: batch.remove,
          onRetry: batch.retry,
          onCancel: batch.cancel,
        }}
      />
    </BatchFrame>
  )
}

/** Named when it is taken along: another pattern needs no other run. */
function resultOf({ file, output }: Row, pattern: string): File[] {
  if (!output) return []
  const name = resultFileName(pattern, file.name, output, output.format)
  return [new File([output.file], name, { type: output.file.type })]
}

/** Systems know many formats by their endings at best. */
const isPicture = ({ name, type }: File): boolean =>
  type.startsWith('image/') || /\.(avif|jxl|hei[cf]|tiff?|ico|cur)$/i.test(name)
