import { fill } from '#kit/sentence.ts'
import { useTexts } from '../language/language.ts'
import styles from './output.module.css'
import type { OutputViewProps } from './output-view-props.ts'

const changes = { added: '+', removed: '−', same: ' ' } as const

interface DiffLine {
  change: keyof typeof changes
  text: string
}

/** In lines; a longer diff is cut off in this view only. */
const maxLines = 1000

/** A unified diff of two texts: added, removed and unchanged lines, marked by a sign and a word. */
export default function DiffView({ value, text }: OutputViewProps) {
  const words = useTexts(texts)
  const lines = [value].flat().filter(isDiffLine)
  return (
    <div className={styles['diff']}>
      <ol aria-label={text.label}>
        {lines.slice(0, maxLines).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and holds no state
          <li key={index} data-change={line.change}>
            <span aria-hidden="true">{changes[line.change]}</span>
            {line.change !== 'same' && <span className="visually-hidden">{words[line.change]}</span>}
            <code>{line.text}</code>
          </li>
        ))}
      </ol>
      {lines.length > maxLines && <p>{fill(words.cut, { most: maxLines, all: lines.length })}</p>}
    </div>
  )
}

const isDiffLine = (value: unknown): value is DiffLine =>
  typeof value === 'object' && value !== null && 'text' in value && 'change' in value && String(value.change) in changes

const texts = {
  en: { added: 'Added: ', removed: 'Removed: ', cut: 'The first {most} of {all} lines' },
  zh: { added: '新增：', removed: '删除：', cut: '共 {all} 行，显示前 {most} 行' },
}
