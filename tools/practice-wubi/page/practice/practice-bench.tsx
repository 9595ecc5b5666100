import { useEffect, useId, useRef, useState } from 'react'
import { BenchFrame } from '#ui/bench/bench-frame.tsx'
import { FootBar } from '#ui/bench/foot-bar.tsx'
import { SamplesMenu } from '#ui/bench/samples-menu.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { TabPanel } from '#ui/controls/tabs.tsx'
import { useStored } from '#ui/device/stored.ts'
import { resultPart } from '#ui/panes/bench-parts.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { loadRoots } from '../../table/load-roots.ts'
import type { RootTable } from '../../table/split-of.ts'
import { kept } from '../kept/kept.ts'
import { recordRound } from '../kept/record-round.ts'
import { isTableLesson } from '../lessons/lesson.ts'
import { LessonSelect } from '../lessons/lesson-select.tsx'
import { type Lesson, useLesson } from '../lessons/use-lesson.ts'
import { More } from '../more/more.tsx'
import { acceptedCodes } from '../round/match-of.ts'
import { type Score, scoreOf } from '../round/score.ts'
import type { PageTexts } from '../texts.en.ts'
import { panelId, type Tab, WubiTabs } from '../wubi-tabs.tsx'
import { HintLine } from './hint-line.tsx'
import { KeyMap } from './key-map.tsx'
import styles from './practice.module.css'
import { PracticeStatus } from './practice-status.tsx'
import { RoundButtons } from './round-buttons.tsx'
import { TypeField } from './type-field.tsx'
import { TypedText } from './typed-text.tsx'
import { useAnnounceRound } from './use-announce-round.ts'
import { useRound } from './use-round.ts'
import { useTable } from './use-table.ts'

/** A round of practice with all that belongs to it. */
export function PracticeBench({ onTab }: { onTab: (tab: Tab) => void }) {
  const words = usePageTexts<PageTexts>()
  const all = useStored(kept)
  const tables = useTable()
  const { table, load } = tables
  const lesson = useLesson(all, table)
  const { round, now, send, reset } = useRound(lesson.material, tables)
  const roots = useRoots(all.hints && table !== undefined)
  const field = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const score = scoreOf(round, now)
  useAnnounceRound(round, table, all.hints)

  const { state } = round
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round that is done is noted once
  useEffect(() => {
    if (state === 'done') kept.update((before) => recordRound(before, round, lesson.id, Date.now()))
  }, [state])

  // Who opens the page begins to type. On a phone that would bring the keyboard up, over half of what is to be read.
  useEffect(() => {
    const isFree = document.activeElement === document.body
    if (isFree && matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [])

  const focus = () => field.current?.focus()
  const choose = (id: Lesson['id']) => {
    // The sentence of a table that cannot be had stands in the status line.
    if (isTableLesson(id)) load().catch(() => {})
    lesson.choose(id)
  }
  const restart = () => {
    if (all.shuffle && lesson.groups > 0) lesson.shuffleAgain()
    reset()
    focus()
  }
  const goOn = () => {
    lesson.chooseGroup(lesson.group + 1)
    focus()
  }
  const accepted = table ? acceptedCodes(table, round.text, round.typed.length) : []
  const next = all.hints ? accepted.find((code) => code.startsWith(round.code))?.[round.code.length] : undefined
  const isEmpty = round.text.length === 0
  const lessonSelect = <LessonSelect lesson={lesson} own={all.articles} onChoose={choose} />
  const buttons = (
    <RoundButtons
      state={state}
      isEmpty={isEmpty}
      onNext={lesson.group + 1 < lesson.groups ? goOn : undefined}
      onSend={(type) => {
        send({ type })
        // Complete is gone when it is done, and the focus must not be.
        if (type !== 'pause') focus()
      }}
      onReset={restart}
    />
  )

  return (
    <>
      <BenchFrame
        run={
          round.typed.length > 0 && !isEmpty
            ? { state: 'running', share: round.typed.length / round.text.length, since: 0, output: undefined }
            : { state: 'idle' }
        }
        bar={
          <>
            <WubiTabs tab="practice" onTab={onTab} />
            <Spacer />
            <div className={styles['lessonInBar']}>{lessonSelect}</div>
            {/* They are those of the query: whoever chooses one goes there. */}
            <SamplesMenu onChoose={() => onTab('query')} />
          </>
        }
        status={
          <PracticeStatus state={state} score={score} tables={tables} kept={all} canShuffle={lesson.groups > 0} />
        }
      >
        <TabPanel id={panelId} value="practice">
          <div className={styles['lessonRow']}>{lessonSelect}</div>
          <Figures score={score} />
          <div {...resultPart} data-state={state === 'paused' ? 'idle' : state}>
            {isEmpty ? (
              <p className={styles['note']}>{lesson.id === 'missed' ? words.nothingMissed : words.states.loading}</p>
            ) : (
              <TypedText round={round} material={lesson.material} />
            )}
          </div>
          <TypeField ref={field} round={round} hintId={hintId} isReadOnly={state === 'done' || isEmpty} send={send}>
            <HintLine id={hintId} round={round} table={table} roots={roots} isOn={all.hints} />
            <div className={styles['desk']}>{buttons}</div>
          </TypeField>
          {all.keys && <KeyMap next={next} pressed={round.code} />}
        </TabPanel>
      </BenchFrame>
      <FootBar>{buttons}</FootBar>
      <More kept={all} onPractice={choose} />
    </>
  )
}

/** The strip of numbers. */
function Figures({ score }: { score: Score }) {
  const words = usePageTexts<PageTexts>()
  const { speed, accuracy, keysEach, typed, length, seconds } = score
  return (
    <dl className={styles['figures']} aria-label={words.figures}>
      <Figure label={words.speed}>{Math.round(speed)}</Figure>
      <Figure label={words.accuracy}>{Math.round(accuracy * 100)}%</Figure>
      <Figure label={words.keysEach}>{keysEach.toFixed(1)}</Figure>
      <Figure label={words.progress}>
        {typed}
        <small> / {length}</small>
      </Figure>
      <Figure label={words.time}>
        {Math.floor(seconds / 60)}:{String(Math.floor(seconds % 60)).padStart(2, '0')}
      </Figure>
    </dl>
  )
}

const Figure = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** Holds the roots of characters, which are loaded when they are first wanted. Without them a hint is its codes alone. */
function useRoots(areWanted: boolean): RootTable | undefined {
  const [roots, setRoots] = useState<RootTable>()
  useEffect(() => {
    if (areWanted) loadRoots().then(setRoots, () => {})
  }, [areWanted])
  return roots
}
