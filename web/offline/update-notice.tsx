import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Language } from '#kit/language.ts'
import { marksOf } from '#kit/words/marks.ts'
import { focusMain } from '#ui/controls/focus-main.ts'
import { LanguageProvider, useTexts } from '#ui/language/language.ts'
import styles from './update-notice.module.css'

/**
 * Shows that there is a newer version. The visitor decides when to load it: until then the page goes on
 * with its own files, which stay cached.
 */
export function showUpdateNotice(): void {
  if (isShown) return
  isShown = true
  const place = document.body.appendChild(document.createElement('div'))
  const language: Language = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'
  createRoot(place).render(
    <LanguageProvider value={language}>
      <UpdateNotice onReload={() => location.reload()} />
    </LanguageProvider>,
  )
}

let isShown = false

function UpdateNotice({ onReload }: { onReload: () => void }) {
  const words = useTexts(texts)
  const [isOpen, setOpen] = useState(true)

  function close(): void {
    setOpen(false)
    // The button disappears, but the focus must not.
    focusMain()
  }

  return (
    <div role="status">
      {isOpen && (
        <div className={styles['notice']}>
          <p>
            <b>{words.ready}</b>
            {marksOf(words.ready).sentenceGap + words.stays}
          </p>
          <button type="button" className="button" data-filled="" onClick={onReload}>
            {words.reload}
          </button>
          <button type="button" className="button" data-quiet="" onClick={close}>
            {words.later}
          </button>
        </div>
      )}
    </div>
  )
}

const texts = {
  en: {
    ready: 'A new version is ready.',
    stays: 'Typed text stays when you reload; files have to be opened again.',
    reload: 'Reload',
    later: 'Later',
  },
  zh: {
    ready: '新版本已就绪。',
    stays: '重新加载会保留已输入的文本，文件需要重新打开。',
    reload: '重新加载',
    later: '以后再说',
  },
}
