import { type ReactNode, useEffect } from 'react'
import { fill } from '#kit/sentence.ts'
import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import { sizeOf } from '#ui/text/measure-text.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import styles from './page.module.css'
import { PageGrid } from './page-grid.tsx'
import type { PageTexts } from './texts.en.ts'
import { useOwnPages } from './use-own-pages.ts'

/** The generic bench, with thumbnails to arrange for extracting pages. */
export default function PdfPage() {
  useOwnPages()
  return <OperationsBench parts={parts} />
}

function Input(props: InputPaneProps) {
  const { open } = useTool()
  const { file } = props.values
  useFittingFiles(open, props)
  if (open !== 'extract' || !(file instanceof File)) return <InputPane {...props} />
  return (
    <div className={styles['stack']}>
      <InputPane {...props} />
      <PageGrid key={`${file.name} ${file.size} ${file.lastModified}`} file={file} {...props} />
    </div>
  )
}

/** Removes files of another operation that don't fit: images can't be merged, and PDFs can't be converted to one. */
function useFittingFiles(open: string, { values, onChange }: InputPaneProps): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the operation is opened
  useEffect(() => {
    const files = [values['files'] ?? []].flat().filter((each) => each instanceof File)
    const fitting = files.filter(({ type }) => type.startsWith('image/') === (open === 'fromImages'))
    if (fitting.length < files.length) onChange({ files: fitting.length > 0 ? fitting : undefined })
  }, [])
}

/** Warnings of the result, or else the note that files stay on this device. */
function Remark({ warnings }: { warnings: ReactNode }) {
  const { local } = usePageTexts<PageTexts>()
  return warnings ?? <span>{fill(local, { size: sizeOf(engineBytes) })}</span>
}

/** The compressed size of PDFium. */
const engineBytes = 1_919_000

const parts = { InputPane: Input, Remark }
