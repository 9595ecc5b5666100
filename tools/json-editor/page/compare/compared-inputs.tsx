import { useEffect, useMemo, useRef, useState } from 'react'
import type { InputPaneProps } from '#ui/bench/input-pane.tsx'
import { textMarks } from '#ui/editor/text-marks.ts'
import { TextPane } from '#ui/editor/text-pane.tsx'
import { useFailureMarks } from '#ui/editor/use-failure-marks.ts'
import { inputsIn } from '#ui/panes/bench-parts.ts'
import { PaneStack } from '#ui/panes/pane.tsx'
import type { Run } from '#ui/run/use-operation.ts'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import { DocumentPane } from '../document-pane/document-pane.tsx'
import { FailureStrip } from '../results/failure-strip.tsx'
import { isErrorOfRight } from '../results/issue-position.ts'
import type { Differences, LinePair } from './differences.ts'

/** Two documents side by side: the differences are marked in both, and their scrolling is synchronized. */
export function ComparedInputs({ fields, values, run, onChange }: InputPaneProps) {
  const words = useToolTexts().input
  const [[leftName, { contentMediaType = '' }] = ['left', {}], [rightName] = ['right', {}]] = fields
  const [left, right] = [values[leftName], values[rightName]]
  const differences = useDifferences(run, left, right)
  const isBad = { left: false, right: false }
  if (run.state === 'failed') isBad[isErrorOfRight(run.error) ? 'right' : 'left'] = true
  const failedLeft = useFailureMarks(run, left, isBad.left)
  const failedRight = useFailureMarks(run, right, isBad.right)
  const marks = failedRight.length > 0 ? failedRight : differences.right
  const addition = useMemo(() => textMarks(marks), [marks])
  const panes = useSyncedScroll(differences.lines)
  const openRight = useRef<(file: File) => void>(null)
  const textOf = (name: string) => words[name] ?? { label: name, help: '' }
  return (
    <PaneStack ref={panes} isBeside>
      <DocumentPane
        name={leftName}
        text={textOf(leftName)}
        mediaType={contentMediaType}
        value={left}
        isFirst
        isBad={isBad.left}
        marks={failedLeft.length > 0 ? failedLeft : differences.left}
        foot={isBad.left && <FailureStrip run={run} />}
        onChange={() => {}}
        onSecondFile={(file) => openRight.current?.(file)}
      />
      <TextPane
        name={rightName}
        text={textOf(rightName)}
        mediaType={contentMediaType}
        value={right}
        isFirst={false}
        opener={openRight}
        isBad={isBad.right}
        hasDivider={false}
        addition={addition}
        foot={isBad.right && <FailureStrip run={run} />}
        onChange={(value) => onChange({ [rightName]: value })}
      />
    </PaneStack>
  )
}

/** Synchronizes the scrolling of the two editors in an element. */
function useSyncedScroll(lines: readonly LinePair[]) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let end = () => {}
    let isWanted = lines.length > 0
    const begin = async () => {
      const { syncScroll } = await import('./sync-scroll.browser.ts')
      const panes = inputsIn(element.current)
      if (isWanted && panes.length === 2) end = syncScroll(panes, lines)
    }
    // On failure each scrolls by itself.
    if (isWanted) void begin().catch(() => {})
    return () => {
      isWanted = false
      end()
    }
  }, [lines])
  return element
}

/**
 * The longest texts, in characters of both, that are compared on the page's thread as well: longer ones would block it.
 */
const maxComparedLength = 600_000

const none: Differences = { left: [], right: [], lines: [] }

/** Finds what to mark in two texts whenever their comparison has finished. */
function useDifferences(run: Run<unknown>, left: unknown, right: unknown): Differences {
  const [differences, setDifferences] = useState(none)
  const output = run.state === 'done' ? run.output : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are those of the output
  useEffect(() => {
    let isWanted = true
    setDifferences(none)
    if (
      output &&
      typeof left === 'string' &&
      typeof right === 'string' &&
      left.length + right.length <= maxComparedLength
    ) {
      import('./differences.ts').then(
        ({ differencesOf }) => isWanted && setDifferences(differencesOf(left, right)),
        // The list of differences does not depend on it.
        () => {},
      )
    }
    return () => {
      isWanted = false
    }
  }, [output])
  return differences
}
