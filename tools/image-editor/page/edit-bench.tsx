import { lazy, type RefObject, useEffect, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import type { Values } from '#kit/values.ts'
import { dottedExtensions, readableFormats } from '#lib/imaging/formats/all-formats.ts'
import { maxPixels } from '#lib/imaging/max-pixels.ts'
import { isLarge, readSummary } from '#lib/imaging/read/read-summary.ts'
import { BatchFrame } from '#ui/batch/batch-frame.tsx'
import { BatchScope } from '#ui/batch/batch-scope.tsx'
import { FileDropStrip } from '#ui/batch/file-drop-strip.tsx'
import { useBatch } from '#ui/batch/use-batch.ts'
import { useBatchHistory } from '#ui/batch/use-batch-history.ts'
import { ownSettings } from '#ui/batch/use-batch-settings.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { rasterizeSvg } from '#ui/image/rasterize-svg.ts'
import { saveFiles } from '#ui/save/save-files.ts'
import { sizeOf } from '#ui/text/measure-text.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useBroughtFiles } from '#ui/tool/use-brought-files.ts'
import type { errors } from '../errors.ts'
import type { EditName } from './edits.ts'
import type { ImageRow } from './image-list.tsx'
import { Modes } from './modes.tsx'
import { EditOptions } from './options.tsx'
import type { PageTexts } from './texts.en.ts'
import { useEditSettings } from './use-edit-settings.ts'

// Loaded with the first image, so that the page without any is painted sooner.
const EditedImages = lazy(() => import('./edited-images.tsx'))

/** In pixels: icons rasterize an SVG at this size, other edits at the SVG's own. */
const iconSide = 512

/** Rasterizes an SVG, which a worker can't; returns any other file as it is. */
async function rasterizeSvgFile(file: File, settings: Values): Promise<File> {
  const { format, size } = await readSummary(file)
  if (format !== 'svg' || !size) return file
  const scale = 'maskable' in settings ? Math.max(1, iconSide / Math.max(size.width, size.height)) : 1
  const target = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
  // The operation itself refuses what is too large or can't be drawn.
  if (target.width * target.height > maxPixels || target.width < 1 || target.height < 1) return file
  return rasterizeSvg(file, target).catch(() => file)
}

/** Errors that no change of settings can resolve. */
const refusals = new Set<string>(['notImage', 'tooLarge', 'unsupported', 'damaged'] satisfies (keyof typeof errors)[])

const job = {
  look: readSummary,
  prepare: rasterizeSvgFile,
  isAlone: isLarge,
  isRefusal: (error: Error) => error instanceof ToolError && refusals.has(error.code),
  inputOf: (file: File, settings: Values) => ({ ...settings, file }),
}

/** Without an area the operation asks for one. */
const areasJob = { ...job, inputOf: (file: File, settings: Values) => ({ areas: [], ...settings, file }) }

/** Systems have no media type for some formats. */
const endings = dottedExtensions(readableFormats)
const isImage = ({ name, type }: File): boolean =>
  type.startsWith('image/') || endings.some((ending) => name.toLowerCase().endsWith(ending))

interface EditBenchProps {
  edit: EditName
  /** The images carried over from one operation to the next. */
  carried: RefObject<readonly File[]>
}

/** Edits many images: a list that is processed as it grows, the selected image on a stage below, and the options. */
export function EditBench({ edit, carried }: EditBenchProps) {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const operation = useTool().operations[edit]
  if (!operation) throw new Error(`There is no operation "${edit}"`)
  const schema = operation.input
  const all = useEditSettings(schema)
  const batch = useBatch(operation, all.settings, edit === 'blur' ? areasJob : job)
  // Every edit's output has this type.
  const rows = batch.rows as unknown as readonly ImageRow[]
  const [selected, setSelected] = useState<number>()
  const [isForOne, setIsForOne] = useState(false)
  const shown = rows.find(({ id }) => id === selected) ?? rows[0]
  const one = isForOne ? shown : undefined
  const settings = one ? ownSettings(schema, all, one, (own) => batch.customize(one.id, own)) : all
  const done = rows.filter(({ state }) => state === 'done')
  const size = sizeOf(done.reduce((sum, { output }) => sum + (output?.file.size ?? 0), 0))
  useBroughtFiles(batch.add)
  const { add, read } = batch
  useEffect(() => {
    if (carried.current.length > 0) void add(carried.current)
    return () => {
      carried.current = read().map(({ file }) => file)
    }
  }, [carried, add, read])
  useBatchHistory(rows, all.chosen, fill(words.settled, { ready: done.length, all: rows.length }))

  async function save(chosen: typeof rows): Promise<void> {
    await saveFiles(
      chosen.flatMap(({ output }) => output?.file ?? []),
      words.archive,
    )
    announce(words.downloaded)
  }

  const scope = shown && rows.length > 1 && (
    <BatchScope name={shown.file.name} isForOne={isForOne} hasOwn={!!shown.own} onChange={setIsForOne} />
  )
  return (
    <BatchFrame
      rows={rows}
      run={batch.run}
      bar={<Modes carried={carried} images={rows} />}
      none={words.none}
      strip={
        <FileDropStrip
          label={words.images}
          hint={words.drop}
          dropSentence={words.release}
          accept={['image/*', ...endings].join()}
          isAccepted={isImage}
          onFiles={batch.add}
        />
      }
      rail={<EditOptions edit={edit} options={settings} scope={scope} schema={schema} />}
      total={done.length > 0 && fill(words.total, { size })}
      onRun={batch.retry}
      onCancel={batch.cancel}
      onSave={() => save(done)}
    >
      <EditedImages
        edit={edit}
        rows={rows}
        shown={shown}
        actions={{
          onSelect: setSelected,
          onSave: (id) => save(rows.filter((row) => row.id === id)),
          onRemove: batch.remove,
          onRetry: batch.retry,
          onCancel: batch.cancel,
        }}
        stage={{
          operation,
          values: { ...all.chosen, ...shown?.own },
          change: settings.change,
          history: one ? undefined : all.history,
        }}
      />
    </BatchFrame>
  )
}
