import { Segments } from '#ui/controls/segments.tsx'
import { TextPane } from '#ui/editor/text-pane.tsx'
import { useTexts } from '#ui/language/language.ts'
import { FilePane } from '#ui/panes/file-pane.tsx'
import type { HeldText } from '#ui/text/held-text.ts'
import type { Source } from './draft/source.ts'
import styles from './panes.module.css'

interface SourceProps {
  source: Source
  onChange: (source: Source) => void
}

/** Whether the input is a text or a file. */
export function SourceKind({ source, onChange }: SourceProps) {
  const words = useTexts(texts)
  const kinds = (['text', 'file'] as const).map((value) => ({ value, label: words[value] }))
  const choose = (kind: 'text' | 'file') => onChange(kind === 'text' ? { kind, text: '' } : { kind, file: undefined })
  return <Segments label={words.kind} choices={kinds} value={source.kind} onChange={choose} />
}

/** The input of the pipeline: a text, or a file as its bytes, like every file that is no text. */
export function SourcePane({ source, onChange }: SourceProps) {
  const words = useTexts(texts)
  const pane = {
    name: 'input',
    mediaType: '',
    isFirst: true,
    isBad: false,
    text: { label: words.input, help: words.help },
  }
  return (
    <div className={styles['source']}>
      {source.kind === 'text' ? (
        <TextPane
          {...pane}
          hasDivider={false}
          value={source.text}
          onFile={(file) => onChange({ kind: 'file', file })}
          onChange={(value) => onChange({ kind: 'text', text: (value ?? '') as string | HeldText })}
        />
      ) : (
        <FilePane
          {...pane}
          value={source.file}
          onChange={(value) => onChange({ kind: 'file', file: value instanceof File ? value : undefined })}
        />
      )}
    </div>
  )
}

const texts = {
  en: { input: 'Input', help: 'Input of the first step', kind: 'Input type', text: 'Text', file: 'File' },
  zh: { input: '输入', help: '第一步的输入', kind: '输入类型', text: '文本', file: '文件' },
}
