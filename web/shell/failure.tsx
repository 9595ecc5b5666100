import { IconAlertTriangle } from '@tabler/icons-react'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { useTexts } from '#ui/language/language.ts'
import { describeBug } from '#ui/run/describe-bug.ts'
import { useMarkHydrated } from '../boot/use-mark-hydrated.ts'
import styles from './state-panel.module.css'
import { StatePanel } from './state-panel.tsx'

/** Replaces a page that threw while rendering. Shows the error's details; typed texts are not lost. */
export function Failure({ error }: ErrorComponentProps) {
  useMarkHydrated()
  const words = useTexts(texts)
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  // React has logged it to the console already.
  const described = describeBug(error instanceof Error ? error : new Error(String(error)))

  return (
    <StatePanel role="alert">
      <IconAlertTriangle size={44} stroke={1.75} className={styles['danger']} />
      <h1>{words.title}</h1>
      <p>{words.description}</p>
      <div className={styles['actions']}>
        <button type="button" className="button" data-filled="" onClick={() => location.reload()}>
          {words.refresh}
        </button>
        <button type="button" className="button" onClick={() => router.history.back()}>
          {words.back}
        </button>
      </div>
      <details className={styles['details']} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{isOpen ? words.hide : words.show}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <pre tabIndex={0}>{described}</pre>
        <CopyButton value={described} />
      </details>
    </StatePanel>
  )
}

const texts = {
  en: {
    title: 'Something went wrong!',
    description: 'This page could not be shown. Your texts and history are safe on this device.',
    refresh: 'Refresh',
    back: 'Back to previous page',
    show: 'Show Error',
    hide: 'Hide Error',
  },
  zh: {
    title: '出错了',
    description: '无法显示此页面。你的文本和历史记录仍保存在本机。',
    refresh: '刷新',
    back: '返回上一页',
    show: '显示错误',
    hide: '隐藏错误',
  },
}
