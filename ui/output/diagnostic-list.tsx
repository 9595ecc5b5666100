import { fill } from '#kit/sentence.ts'
import { formatCount } from '#lib/text/format-count.ts'
import { useTexts } from '../language/language.ts'
import { asDiagnostic } from './diagnostic.ts'
import styles from './output.module.css'
import type { OutputViewProps } from './output-view-props.ts'

/** More are not drawn; the output itself has all. */
const maxDrawn = 200

/** Diagnostics of a text: pressing one selects its position, if the page can. */
export default function DiagnosticList({ value, text, onSelectPosition }: OutputViewProps) {
  const words = useTexts(texts)
  const all = [value].flat()
  const diagnostics = all.slice(0, maxDrawn).flatMap((each) => asDiagnostic(each, text.columns))
  return (
    <ul className={styles['diagnostics']} aria-label={text.label}>
      {diagnostics.map(({ line, column, message }) => {
        const position = `${line}:${column}`
        return (
          <li key={`${position} ${message}`}>
            {onSelectPosition ? (
              <button
                type="button"
                aria-label={`${position} ${message}. ${words.select}`}
                onClick={() => onSelectPosition({ line, column })}
              >
                <code>{position}</code> <span>{message}</span>
              </button>
            ) : (
              <>
                <code>{position}</code> <span>{message}</span>
              </>
            )}
          </li>
        )
      })}
      {all.length > maxDrawn && <li>{fill(words.more, { count: formatCount(all.length - maxDrawn) })}</li>}
    </ul>
  )
}

const texts = {
  en: { select: 'Go to location', more: '{count} more' },
  zh: { select: '跳转到此处', more: '另有 {count} 条' },
}
