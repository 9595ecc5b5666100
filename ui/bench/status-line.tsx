import { type ReactNode, useEffect } from 'react'
import { fill } from '#kit/sentence.ts'
import { ariaKeys } from '../commands/aria-keys.ts'
import { useAnnounce } from '../controls/announcer.tsx'
import { Button } from '../controls/button.tsx'
import { Spacer } from '../controls/spacer.tsx'
import { useTexts } from '../language/language.ts'
import { LayoutButtons } from '../panes/layout-buttons.tsx'
import { BugDetails } from '../run/bug-details.tsx'
import { useIsSlow } from '../run/use-is-slow.ts'
import type { Running } from '../run/use-operation.ts'
import { useOpenTool } from '../tool/open-tool.tsx'
import { useToolTexts } from '../tool/tool-texts.ts'
import { useSentence } from '../tool/use-sentence.ts'
import styles from './bench.module.css'
import { OnThisDevice, Status } from './status.tsx'

interface StatusLineProps {
  run: Running<unknown>
  onAgain: () => void
  /** A remark at the end of the line. */
  remark?: ReactNode
}

/** The state of the run, in words and with a number, and where it runs: on this device. */
export function StatusLine({ run, onAgain, remark }: StatusLineProps) {
  const words = useTexts(texts)
  return (
    <>
      <State run={run} />
      <OnThisDevice />
      {/* After the constant parts, so that nothing moves as it comes and goes. */}
      {run.state === 'running' && <CancelButton run={run} />}
      {run.state === 'cancelled' && (
        <Button size="small" onClick={onAgain}>
          {words.again}
        </Button>
      )}
      <Spacer />
      <span className={styles[remark ? 'remark' : 'live']}>{remark ?? words.live}</span>
      <LayoutButtons />
    </>
  )
}

function State({ run }: { run: Running<unknown> }) {
  const words = useTexts(texts)
  const sentence = useSentence()
  const announce = useAnnounce()
  const isSlow = useIsSlow(run)
  const percent = 'share' in run ? Math.round(run.share * 100) : 0
  const isDone = run.state === 'done'
  const open = useOpenTool()?.open
  const toolTexts = useToolTexts()
  const done = toolTexts.operations[open ?? '']?.done ?? words.finished

  useEffect(() => {
    if (isDone) announce(done)
  }, [isDone, announce, done])

  if (run.state === 'failed') {
    return (
      <>
        <Status role="alert" kind="danger">
          {sentence(run.error)}
        </Status>
        <BugDetails error={run.error} />
      </>
    )
  }
  if (run.state === 'cancelled') {
    return <Status kind="idle">{fill(words.cancelled, { percent })}</Status>
  }
  if (run.state === 'done') {
    return <Status>{fill(words.done, { time: words.time(run.milliseconds) })}</Status>
  }
  // A short run does not change the line, so that nothing flickers while somebody types.
  return (
    <Status kind="idle">{run.state === 'running' && isSlow ? fill(words.running, { percent }) : words.idle}</Status>
  )
}

function CancelButton({ run }: { run: Running<unknown> }) {
  const words = useTexts(texts)
  if (!useIsSlow(run)) return null
  return (
    <Button size="small" onClick={run.cancel} aria-keyshortcuts={ariaKeys('cancel')}>
      {words.cancel}
    </Button>
  )
}

const english = (milliseconds: number) =>
  milliseconds < 1000 ? `${round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
const chinese = (milliseconds: number) =>
  milliseconds < 1000 ? `${round(milliseconds)} 毫秒` : `${(milliseconds / 1000).toFixed(1)} 秒`
const round = (milliseconds: number) => (milliseconds < 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(0))

const texts = {
  en: {
    idle: 'Ready',
    running: 'Running, {percent}%',
    cancel: 'Cancel (Esc)',
    cancelled: 'Canceled at {percent}%',
    again: 'Run again',
    done: 'Done in {time}',
    finished: 'Done',
    live: 'Updates as you type',
    time: english,
  },
  zh: {
    idle: '就绪',
    running: '正在处理，{percent}%',
    cancel: '取消（Esc）',
    cancelled: '已在 {percent}% 时取消',
    again: '重新运行',
    done: '完成，用时 {time}',
    finished: '完成',
    live: '输入时实时更新',
    time: chinese,
  },
}
