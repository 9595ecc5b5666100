import { useEffect, useMemo, useState } from 'react'
import type { InputPaneProps } from '#ui/bench/input-pane.tsx'
import type { CaretPosition } from '#ui/editor/code-editor.tsx'
import { textMarks } from '#ui/editor/text-marks.ts'
import { TextPane } from '#ui/editor/text-pane.tsx'
import { useFailureMarks } from '#ui/editor/use-failure-marks.ts'
import { PaneStack } from '#ui/panes/pane.tsx'
import { isHeld } from '#ui/text/held-text.ts'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import type { TableOptions } from '../table/table-document.ts'
import { Table, TableSwitch, type View } from './table-or-text.tsx'

/** The input table, as a table or as text. Opened or pasted input is shown as a table first, typed input as text. */
export function SourcePane({ values, issues, run, go, onChange }: InputPaneProps) {
  const words = useToolTexts().input['source'] ?? { label: 'source', help: '' }
  const value = values['source']
  const text = isHeld(value) || typeof value === 'string' ? value : ''
  const [typed, setTyped] = useState<unknown>('')
  const [chosen, setChosen] = useState<{ view: View; of: unknown }>()
  const [place, setPlace] = useState<CaretPosition>()
  const isMeant = 'source' in issues
  const marks = useFailureMarks(run, value, isMeant)
  const addition = useMemo(() => textMarks(marks), [marks])
  const view: View = chosen?.of === text ? chosen.view : text === '' || text === typed ? 'text' : 'table'

  function show(next: View, at?: CaretPosition): void {
    setChosen({ view: next, of: text })
    setPlace(at)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a place that was pressed is shown once
  useEffect(() => {
    if (go && typeof text === 'string') show('text', go)
  }, [go])

  return (
    <PaneStack>
      <TextPane
        name="source"
        text={words}
        mediaType="text/csv"
        value={value}
        isFirst
        isBad={run.state === 'failed' && (isMeant || Object.keys(issues).length === 0)}
        go={place}
        addition={addition}
        onChange={(next, fileName) => {
          // Several lines at once in an empty field were pasted.
          const isBrought = fileName !== undefined || (text === '' && String(next).includes('\n'))
          if (!isBrought) setTyped(next)
          // The text stays open while it is edited.
          setChosen(undefined)
          onChange({ source: next })
        }}
        tools={<TableSwitch value={view} isHidden={text === ''} onChange={show} />}
      >
        {view === 'table' && (
          <Table
            label={words.label}
            text={text}
            {...optionsOf(values)}
            onShowText={isHeld(text) ? undefined : (at) => show('text', at)}
          />
        )}
      </TextPane>
    </PaneStack>
  )
}

/** How the open operation reads the table, with the defaults for what it has no option for. */
const optionsOf = ({ delimiter = 'auto', header = true }: Record<string, unknown>) =>
  ({ delimiter, header }) as TableOptions
