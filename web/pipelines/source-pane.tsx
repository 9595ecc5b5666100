import { FilePane } from '#ui/bench/file-pane.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import type { HeldText } from '#ui/editor/held-text.ts'
import { TextPane } from '#ui/editor/text-pane.tsx'
import { useTexts } from '#ui/language/language.ts'
import styles from './pipelines.module.css'
import type { Source } from './source.ts'

interface SourcePaneProps {
  source: Source
  isBad: boolean
  onChange: (source: Source) => void
}

/** What the pipeline works on: a text, or a file as its bytes are. */
export function SourcePane({ source, isBad, onChange }: SourcePaneProps) {
  const words = useTexts(texts)
  const kinds = (['text', 'file'] as const).map((value) => ({ value, label: words[value] }))
  const pane = { name: 'input', mediaType: '', isFirst: true, isBad, text: { label: words.input, help: words.help } }
  const choose = (kind: 'text' | 'file') => onChange(kind === 'text' ? { kind, text: '' } : { kind, file: undefined })
  return (
    <div className={styles['source']}>
      <div className={styles['kind']}>
        <Segments label={words.kind} choices={kinds} value={source.kind} onChange={choose} />
      </div>
      {source.kind === 'text' ? (
        <TextPane
          {...pane}
          hasDivider={false}
          value={source.text}
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
  en: { input: 'Input', help: 'What the first step takes', kind: 'Kind of input', text: 'Text', file: 'File' },
  zh: { input: '输入', help: '第一步接收的内容', kind: '输入类型', text: '文本', file: '文件' },
}
