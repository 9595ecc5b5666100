import { useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import { isLarge, readSummary } from '#lib/imaging/read/summary.ts'
import { resultFileName } from '#lib/imaging/settings/result-file-name.ts'
import { BatchFrame } from '#ui/batch/batch-frame.tsx'
import { FileDropStrip } from '#ui/batch/file-drop-strip.tsx'
import { percentSaved } from '#ui/batch/saved-percent.tsx'
import { useBatch } from '#ui/batch/use-batch.ts'
import { useBatchHistory } from '#ui/batch/use-batch-history.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { sizeOf } from '#ui/editor/measure-text.ts'
import { useOperations, usePageTexts } from '#ui/frame/tool.ts'
import { useBroughtFiles } from '#ui/material/use-brought-files.ts'
import { saveFiles } from '#ui/save/save-files.ts'
import type { errors } from '../errors.ts'
import type * as operations from '../operations.ts'
import { Options } from './options.tsx'
import { Pictures, type Row } from './pictures.tsx'
import type { PageTexts } from './texts.en.ts'
import { type ChosenSettings, useSettings } from './use-settings.ts'

/** What no setting makes a picture that can be compressed. */
const refusals = new Set<string>(['notImage', 'tooLarge', 'unsupported', 'animated'] satisfies (keyof typeof errors)[])

const job = {
  look: readSummary,
  isAlone: isLarge,
  isRefusal: (error: Error) => error instanceof ToolError && refusals.has(error.code),
  inputOf: (file: File, settings: ChosenSettings) => ({ ...settings, file }),
}

/** Many pictures at once: a list that is compressed as it grows, a comparison of the chosen one, the options beside. */
export default function ImageCompressPage() {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const { compress } = useOperations<typeof operations>()
  const { settings, ...options } = useSettings()
  const batch = useBatch(compress, settings, job)
  const [selected, setSelected] = useState<number>()
  const { rows } = batch
  const done = rows.filter(({ state }) => state === 'done')
  const [before, after] = done.reduce(
    ([originals, results], { output }) => [originals + (output?.originalSize ?? 0), results + (output?.size ?? 0)],
    [0, 0],
  )
  const saved = sizeOf(before - after)
  useBroughtFiles(batch.add)
  useBatchHistory(
    rows,
    { ...options.chosen, fileName: options.pattern },
    fill(words.settled, { ready: done.length, all: rows.length, size: saved }),
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
      accept="image/*,.avif,.jxl"
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
      rail={<Options {...options} />}
      total={done.length > 0 && fill(words.saved, { size: saved, percent: percentSaved(before, after) })}
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

/** Systems know JPEG XL and AVIF by their endings at best. */
const isPicture = ({ name, type }: File): boolean => type.startsWith('image/') || /\.(avif|jxl)$/i.test(name)
