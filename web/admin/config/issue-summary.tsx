import { fill } from '#kit/sentence.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { Note } from '../../forms/note.tsx'
import { LinkButton } from '../controls/link-button.tsx'
import { pathLabel } from './cards/path-label.ts'
import { useEditor } from './draft/editor-context.ts'
import styles from './issue-summary.module.css'

/** Lists the fields that keep the draft from being saved, each a link to its field. */
export function IssueSummary() {
  const words = useTexts(texts)
  const language = useLanguage()
  const { issues, goTo } = useEditor()
  const paths = Object.keys(issues)
  if (paths.length === 0) return null
  return (
    <Note tone="danger">
      {fill(paths.length === 1 ? words.one : words.many, { count: paths.length })}
      {paths.map((path, index) => (
        <span key={path}>
          <span className={styles['name']}>
            <LinkButton onClick={() => goTo(path)}>{pathLabel(path, language)}</LinkButton>
            {index < paths.length - 1 ? words.comma : words.end}
          </span>
          {words.space}
        </span>
      ))}
    </Note>
  )
}

const texts = {
  en: {
    one: 'One field needs a correction before you can save: ',
    many: '{count} fields need a correction before you can save: ',
    comma: ',',
    space: ' ',
    end: '.',
  },
  zh: {
    one: '保存前请更正一个字段：',
    many: '保存前请更正 {count} 个字段：',
    comma: '、',
    space: '',
    end: '。',
  },
}
