import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { SectionName } from '#contract/site-config/sections.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { sectionCards, sectionOrder } from './cards/section-cards.ts'
import styles from './config.module.css'
import { useEditor } from './draft/editor-context.ts'

/** The list of sections, with marks for issues and unsaved changes. */
export function SectionNav({ current }: { current: SectionName }) {
  const words = useTexts(texts)
  const language = useLanguage()
  const { draft, issues } = useEditor()
  const list = useRef<HTMLElement>(null)
  const currentLink = useRef<HTMLAnchorElement>(null)

  // On a phone the sections are a row that scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each render that may move it
  useEffect(() => {
    const link = currentLink.current
    if (link) list.current?.scrollTo({ left: link.offsetLeft - (list.current.offsetLeft + 16) })
  }, [current])

  return (
    <nav ref={list} className={styles['sections']} aria-label={words.label}>
      {sectionOrder.map((name) => {
        const hasIssue = Object.keys(issues).some((path) => path.startsWith(`${name}.`))
        const mark = hasIssue ? 'withIssues' : draft[name] ? 'unsaved' : undefined
        return (
          <Link
            key={name}
            ref={name === current ? currentLink : undefined}
            to="."
            search
            hash={name}
            aria-current={name === current ? 'true' : undefined}
            activeOptions={{ includeHash: true }}
          >
            {sectionCards[name].title[language]}
            {mark && (
              <span className={styles['mark']} data-mark={mark} title={words[mark]}>
                <span className="visually-hidden">{words[mark]}</span>
              </span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}

const texts = {
  en: { label: 'Sections', unsaved: 'Unsaved', withIssues: 'Needs a correction' },
  zh: { label: '分区', unsaved: '未保存', withIssues: '需要更正' },
}
