import { Fragment, useLayoutEffect, useRef } from 'react'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Material } from '../lessons/material.ts'
import type { Round } from '../round/round.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './practice.module.css'

/** How many characters of a long text are drawn: a page, and part of the next. */
const [page, drawn] = [200, 320]

interface TypedTextProps {
  round: Round
  material: Material
}

/** The text to type: the typed part, the next character, and errors with a wavy underline. */
export function TypedText({ round: { text, typed, state }, material: { lines, gaps } }: TypedTextProps) {
  const words = usePageTexts<PageTexts>()
  const box = useRef<HTMLElement>(null)
  const next = useRef<HTMLSpanElement>(null)
  const at = typed.length
  const from = Math.floor(Math.min(at, text.length - 1) / page) * page

  useLayoutEffect(() => scrollTo(box.current, next.current, at), [at])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section ref={box} className={styles['text']} lang="zh-CN" aria-label={words.textToType} tabIndex={0}>
      <p>
        {text.slice(Math.max(0, from), from + drawn).map((character, offset) => {
          const index = from + offset
          const wrong = index < at && typed[index] !== character
          const kind = wrong ? 'wrong' : index < at ? 'typed' : index === at && state !== 'done' ? 'next' : undefined
          return (
            <Fragment key={index}>
              {lines.has(index) && <br />}
              <span
                ref={kind === 'next' ? next : undefined}
                data-kind={kind}
                data-gap={gaps.has(index) || undefined}
                aria-current={kind === 'next' || undefined}
              >
                {character}
              </span>
            </Fragment>
          )
        })}
      </p>
    </section>
  )
}

/** Scrolls the next character into view without scrolling the page. */
function scrollTo(box: HTMLElement | null, next: HTMLElement | null, at: number): void {
  if (!box || !next) return
  if (at === 0) box.scrollTop = 0
  const [top, bottom] = [next.offsetTop - box.offsetTop, next.offsetTop - box.offsetTop + next.offsetHeight]
  if (bottom > box.scrollTop + box.clientHeight || top < box.scrollTop) box.scrollTop = top - next.offsetHeight
}
