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
import { practiceStore } from '../kept/practice-data.ts'
import { recordRound } from '../kept/record-round.ts'
import { isTableLesson } from '../lessons/lesson.ts'
import { LessonSelect } from '../lessons/lesson-select.tsx'
import { type Lesson, useLesson } from '../lessons/use-lesson.ts'
import { PracticeDetails } from '../more/practice-details.tsx'
import { acceptedCodes } from '../round/code-match.ts'
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

/** A round of practice with its controls. */
export function PracticeBench({ onTab }: { onTab: (tab: Tab) => void }) {
  const words = usePageTexts<PageTexts>()
  const data = useStored(practiceStore)
  const tables = useTable()
  const { table, load } = tables
  const lesson = useLesson(data, table)
  const { round, now, send, reset } = useRound(lesson.material, tables)
  const roots = useRoots(data.hints && table !== undefined)
  const field = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const score = scoreOf(round, now)
  useAnnounceRound(round, table, data.hints)

  const { state } = round
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished round is recorded once
  useEffect(() => {
    if (state === 'done') practiceStore.update((before) => recordRound(before, round, lesson.id, Date.now()))
  }, [state])

  // Focuses the field on load, but not on a phone, where the keyboard would cover half of the page.
  useEffect(() => {
    const isFree = document.activeElement === document.body
    if (isFree && matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [])

  const focus = () => field.current?.focus()
  const choose = (id: Lesson['id']) => {
    // The status line shows why a table could not be loaded.
    if (isTableLesson(id)) load().catch(() => {})
    lesson.choose(id)
  }
  const restart = () => {
    if (data.shuffle && lesson.groups > 0) lesson.shuffleAgain()
    reset()
    focus()
  }
  const goOn = () => {
    lesson.chooseGroup(lesson.group + 1)
    focus()
  }
  const accepted = table ? acceptedCodes(table, round.text, round.typed.length) : []
  const next = data.hints ? accepted.find((code) => code.startsWith(round.code))?.[round.code.length] : undefined
  const isEmpty = round.text.length === 0
  const lessonSelect = <LessonSelect lesson={lesson} own={data.articles} onChoose={choose} />
  const buttons = (
    <RoundButtons
      state={state}
      isEmpty={isEmpty}
      onNext={lesson.group + 1 < lesson.groups ? goOn : undefined}
      onSend={(type) => {
        send({ type })
        // The Complete button disappears when the round is done, which must not lose the focus.
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
            {/* The samples belong to the query, so choosing one opens that tab. */}
            <SamplesMenu onChoose={() => onTab('query')} />
          </>
        }
        status={
          <PracticeStatus state={state} score={score} tables={tables} data={data} canShuffle={lesson.groups > 0} />
        }
      >
        <TabPanel id={panelId} value="practice">
          <div className={styles['lessonRow']}>{lessonSelect}</div>
          <Stats score={score} />
          <div {...resultPart} data-state={state === 'paused' ? 'idle' : state}>
            {isEmpty ? (
              <p className={styles['note']}>{lesson.id === 'missed' ? words.nothingMissed : words.states.loading}</p>
            ) : (
              <TypedText round={round} material={lesson.material} />
            )}
          </div>
          <TypeField ref={field} round={round} hintId={hintId} isReadOnly={state === 'done' || isEmpty} send={send}>
            <HintLine id={hintId} round={round} table={table} roots={roots} isOn={data.hints} />
            <div className={styles['desk']}>{buttons}</div>
          </TypeField>
          {data.keys && <KeyMap next={next} pressed={round.code} />}
        </TabPanel>
      </BenchFrame>
      <FootBar>{buttons}</FootBar>
      <PracticeDetails data={data} onPractice={choose} />
    </>
  )
}

/** The statistics of the round. */
function Stats({ score }: { score: Score }) {
  const words = usePageTexts<PageTexts>()
  const { speed, accuracy, keysPerCharacter, typed, length, seconds } = score
  return (
    <dl className={styles['figures']} aria-label={words.figures}>
      <Stat label={words.speed}>{Math.round(speed)}</Stat>
      <Stat label={words.accuracy}>{Math.round(accuracy * 100)}%</Stat>
      <Stat label={words.keysEach}>{keysPerCharacter.toFixed(1)}</Stat>
      <Stat label={words.progress}>
        {typed}
        <small> / {length}</small>
      </Stat>
      <Stat label={words.time}>
        {Math.floor(seconds / 60)}:{String(Math.floor(seconds % 60)).padStart(2, '0')}
      </Stat>
    </dl>
  )
}

const Stat = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** Holds the roots of characters, loaded when first needed. Without them a hint has only codes. */
function useRoots(areWanted: boolean): RootTable | undefined {
  const [roots, setRoots] = useState<RootTable>()
  useEffect(() => {
    if (areWanted) loadRoots().then(setRoots, () => {})
  }, [areWanted])
  return roots
}
