import { useTexts } from '../language/language.ts'
import { asDiagnostic } from './diagnostic.ts'
import styles from './output.module.css'
import type { OutputViewProps } from './output-view-props.ts'

/** What is said of places in a text: pressing one selects its place, where a page knows how. */
export default function DiagnosticList({ value, text, onSelectPosition }: OutputViewProps) {
  const words = useTexts(texts)
  const found = [value].flat().flatMap((each) => asDiagnostic(each, text.columns?.['code']?.choices))
  return (
    <ul className={styles['diagnostics']} aria-label={text.label}>
      {found.map(({ line, column, message }) => {
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
    </ul>
  )
}

const texts = { en: { select: 'Go there' }, zh: { select: '转到该处' } }
