import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { fill } from '#kit/sentence.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { useMarkHydrated } from '../boot/use-mark-hydrated.ts'
import { closestTool } from '../catalogue/closest-tool.ts'
import { ToolIcon } from '../catalogue/tool-icon.tsx'
import { wholeCatalogue } from '../catalogue/whole-catalogue.ts'
import { toolFinder } from '../finder/tool-finder.ts'
import styles from './state-panel.module.css'
import { StatePanel } from './state-panel.tsx'

/** The not-found page: a hook without its tool. Offers the tool whose URL is nearest. */
export function NotFound() {
  useMarkHydrated()
  const words = useTexts(texts)
  const language = useLanguage()
  const router = useRouter()
  const { pathname } = useLocation()
  // The server renders the same page for every unknown URL, so the guess comes after hydration.
  const isHere = useSyncExternalStore(never, yes, no)
  const guess = isHere && closestTool(pathname, wholeCatalogue, (query) => toolFinder.match(query))

  return (
    <StatePanel id="not-found">
      <svg className={styles['hook']} width="230" height="72" viewBox="0 0 230 72" fill="none" aria-hidden="true">
        <path d="M4 10h222" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        <path d="M115 10v20a12 12 0 1 1-12 12" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <h1>{words.title}</h1>
      <p>{words.description}</p>
      {guess && (
        <Link to="/tools/$tool" params={{ tool: guess.id }} className={styles['guess']} data-category={guess.category}>
          <ToolIcon tool={guess.id} size={20} />
          {fill(words.guess, { tool: guess.title[language] })}
        </Link>
      )}
      <div className={styles['actions']}>
        <Link to="/" className="button" data-filled="">
          {words.home}
        </Link>
        <button type="button" className="button" onClick={() => router.history.back()}>
          {words.back}
        </button>
      </div>
    </StatePanel>
  )
}

const never = () => () => {}
const yes = () => true
const no = () => false

const texts = {
  en: {
    title: 'Not Found',
    description: 'There is no page at this address. It may have moved, or the address has a typo.',
    guess: 'Did you mean {tool}?',
    home: 'Back to home',
    back: 'Back to previous page',
  },
  zh: {
    title: '页面不存在',
    description: '这个地址没有页面，可能已移动，或地址有误。',
    guess: '你要找的是“{tool}”吗？',
    home: '返回首页',
    back: '返回上一页',
  },
}
