import { IconBinaryTree2, IconFileText } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import { readStored, store } from '#ui/device/storage.ts'
import type { CaretPosition } from '#ui/editor/code-editor.tsx'
import { textMarks } from '#ui/editor/text-marks.ts'
import { TextPane } from '#ui/editor/text-pane.tsx'
import { useFailureMarks } from '#ui/editor/use-failure-marks.ts'
import { ViewSwitch } from '#ui/opened/view-switch.tsx'
import type { FactListProps } from '#ui/output/fact-list.tsx'
import { MinifiedFacts } from '#ui/output/minified-facts.tsx'
import { PaneStack } from '#ui/panes/pane.tsx'
import { isHeld } from '#ui/text/held-text.ts'
import { useToolId } from '#ui/tool/tool-id.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from './texts.en.ts'

// Loaded with the first tree.
const TreeView = lazy(() => import('./tree/tree-view.tsx'))

/** The operations on a document, beside the document. */
export default function XmlPage() {
  return <OperationsBench parts={parts} />
}

const parts = { InputPane: DocumentInputs, FactList: XmlFacts }

function XmlFacts(props: FactListProps) {
  return <MinifiedFacts field="xml" {...props} />
}

/** XML can be shown as a tree; JSON has the usual pane. */
function DocumentInputs(props: InputPaneProps) {
  const [[name] = [''], ...others] = props.fields
  if (name !== 'xml') return <InputPane {...props} />
  return (
    <PaneStack>
      <DocumentPane {...props} />
      {others.length > 0 && <InputPane {...props} fields={others} isFollowing />}
    </PaneStack>
  )
}

type View = 'text' | 'tree'

/** The document as text or as a tree; the last view is remembered. */
function DocumentPane({ values, issues, run, go, onChange }: InputPaneProps) {
  const words = usePageTexts<PageTexts>()
  const texts = useToolTexts().input
  const id = useToolId()
  const value = values['xml']
  const text = isHeld(value) || typeof value === 'string' ? value : ''
  const [view, setView] = useState<View>('text')
  const [place, setPlace] = useState<CaretPosition>()
  const isMeant = 'xml' in issues || Object.keys(issues).length === 0
  const marks = useFailureMarks(run, value, isMeant)
  const addition = useMemo(() => textMarks(marks), [marks])

  useEffect(() => {
    if (readStored('local', `view:${id}`) === 'tree') setView('tree')
  }, [id])

  function show(next: View, at?: CaretPosition): void {
    setView(next)
    setPlace(at)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a clicked position is shown once
  useEffect(() => {
    if (go && typeof text === 'string') show('text', go)
  }, [go])

  return (
    <TextPane
      name="xml"
      text={texts['xml'] ?? { label: 'xml', help: '' }}
      mediaType="application/xml"
      value={value}
      isFirst
      isBad={run.state === 'failed' && isMeant}
      go={place}
      addition={addition}
      onChange={(next) => onChange({ xml: next })}
      tools={
        <ViewSwitch
          views={[
            { value: 'text', label: words.text, Icon: IconFileText },
            { value: 'tree', label: words.tree, Icon: IconBinaryTree2 },
          ]}
          value={view}
          isHidden={text === ''}
          onChange={(next) => {
            show(next)
            store('local', `view:${id}`, next)
          }}
        />
      }
    >
      {view === 'tree' && text !== '' && (
        <Suspense>
          <TreeView text={text} onShowText={isHeld(text) ? undefined : (at) => show('text', at)} />
        </Suspense>
      )}
    </TextPane>
  )
}
