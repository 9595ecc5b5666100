import { Button } from '#ui/controls/button.tsx'
import type { Issues } from '#ui/fields/issues-at.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { Note, NoteActions } from '../../forms/note.tsx'

/** Says why a file was not imported, by the paths in it. */
export function ImportErrors({ issues, onClose }: { issues: Issues; onClose: () => void }) {
  const words = useTexts(texts)
  const language = useLanguage()
  const found = Object.entries(issues)
  return (
    <Note tone="danger">
      <p>{found.length > 0 ? words.withIssues : words.unknown}</p>
      <ul>
        {found.map(([path, message]) => (
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
    unknown: 'This file holds no configuration. Choose a JSON file that was exported here.',
    withIssues: 'Nothing was imported, as these fields do not fit:',
    close: 'Close',
  },
  zh: {
    unknown: '此文件中没有配置。请选择在这里导出的 JSON 文件。',
    withIssues: '未导入任何内容，以下字段不符合要求：',
    close: '关闭',
  },
}
