import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Tool, WholeTool } from '#core/catalogue.ts'
import { Announcer } from '../controls/announcer.tsx'
import { HistoryList } from '../history/history-list.tsx'
import { HistoryProvider } from '../history/use-history.tsx'
import { useLanguage, useTexts } from '../language/language.ts'
import { useToolDirectory } from '../tool/tool-directory.ts'
import { useToolTexts } from '../tool/tool-texts.ts'
import { WorkbenchProvider } from '../tool/workbench.tsx'
import { TitleRow } from './title-row.tsx'
import styles from './tool-frame.module.css'

/** The frame of every tool: title and actions above; history, how-to and questions below. */
export function ToolFrame({ card, children }: { card: WholeTool; children: ReactNode }) {
  const { isFull, toggle } = useFullscreen()
  return (
    <Announcer>
      <WorkbenchProvider>
        <HistoryProvider isSecret={card.isSecret}>
          <div className="wrap" data-wide="" data-category={card.category}>
            <div className={styles['stage']} data-full={isFull || undefined}>
              <TitleRow card={card} isFull={isFull} onFull={toggle} />
              {children}
            </div>
            <HistoryList />
            <GuideSection />
            <Companions card={card} />
          </div>
        </HistoryProvider>
      </WorkbenchProvider>
    </Announcer>
  )
}

/** Related tools: mostly those that take its results. */
function Companions({ card }: { card: Tool }) {
  const words = useTexts({ en: { goesWith: 'Related tools' }, zh: { goesWith: '相关工具' } })
  const language = useLanguage()
  const { tools, glyph, addressOf, companionsOf } = useToolDirectory()
  const others = companionsOf(card.id).flatMap((id) => tools.find((tool) => tool.id === id) ?? [])
  if (others.length === 0) return null
  return (
    <nav className={styles['companions']} aria-label={words.goesWith}>
      <span>{words.goesWith}</span>
      {others.map((tool) => (
        <a key={tool.id} href={addressOf(tool.id)} className={styles['companion']} data-category={tool.category}>
          {glyph(tool.id, 20)}
          {tool.title[language]}
        </a>
      ))}
    </nav>
  )
}

/** The tool's how-to and questions. */
function GuideSection() {
  const words = useTexts({
    en: { howTo: 'How to', questions: 'Questions' },
    zh: { howTo: '使用方法', questions: '常见问题' },
  })
  const { steps, questions } = useToolTexts().guide
  return (
    <div className={styles['guide']}>
      <section>
        <h2>{words.howTo}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{words.questions}</h2>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </section>
    </div>
  )
}

/**
 * Fills the screen with a part of the page, which covers the rest by CSS. The browser hides its own bars if
 * it can: for the whole document, since dialogs and messages are outside of that part. Esc leaves both.
 */
export function useFullscreen() {
  const [isFull, setFull] = useState(false)
  const leaving = useRef<Promise<void>>(undefined)

  useEffect(() => {
    if (!isFull) return
    // A late event of an earlier exit says nothing about an entry since then.
    let isEntered = document.fullscreenElement !== null
    const hear = () => {
      if (document.fullscreenElement) isEntered = true
      else if (isEntered) setFull(false)
    }
    const press = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && !document.fullscreenElement && setFull(false)
    document.addEventListener('fullscreenchange', hear)
    addEventListener('keydown', press)
    return () => {
      document.removeEventListener('fullscreenchange', hear)
      removeEventListener('keydown', press)
      if (document.fullscreenElement) leaving.current = document.exitFullscreen().catch(() => {})
    }
  }, [isFull])

  const toggle = useCallback(async () => {
    // The event of an exit must not end an entry right after it.
    await leaving.current
    setFull(!isFull)
    // iPhones do not support it for pages, and frames may forbid it.
    if (!isFull) await document.documentElement.requestFullscreen?.().catch(() => {})
  }, [isFull])

  return { isFull, toggle }
}
