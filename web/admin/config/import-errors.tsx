import { Button } from '#ui/controls/button.tsx'
import type { Issues } from '#ui/fields/issues-at.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { Note, NoteActions } from '../../forms/note.tsx'

/** Lists why a file was not imported, by path. */
export function ImportErrors({ issues, onClose }: { issues: Issues; onClose: () => void }) {
  const words = useTexts(texts)
  const language = useLanguage()
  const entries = Object.entries(issues)
  return (
    <Note tone="danger">
      <p>{entries.length > 0 ? words.withIssues : words.unknown}</p>
      <ul>
        {entries.map(([path, message]) => (
          <li key={path}>
            <code>{path}</code>: {message[language]}
          </li>
        ))}
      </ul>
      <NoteActions>
        <Button size="small" onClick={onClose}>
          {words.close}
        </Button>
      </NoteActions>
    </Note>
  )
}

const texts = {
  en: {
    unknown:
      'There is no configuration in this file. Choose a file that was exported on this page, such as site-config-2026-01-31.json.',
    withIssues: 'Nothing was imported. Please correct these values in the file:',
    close: 'Close',
  },
  zh: {
    unknown: '此文件中没有配置。请选择在本页导出的文件，例如 site-config-2026-01-31.json。',
    withIssues: '未导入任何内容。请先在文件中更正以下内容：',
    close: '关闭',
  },
}
