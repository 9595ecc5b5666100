import { useState } from 'react'
import { Segments } from '#ui/controls/segments.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PatternRange } from '../../pattern/pattern-field.tsx'
import type { Fields } from '../../runs/use-fields.ts'
import type { Runs } from '../../runs/use-runs.ts'
import type { PageTexts } from '../../texts.en.ts'
import { useLazy } from '../../use-lazy.ts'
import { ResultBox } from '../result-box.tsx'
import { PatternFailure, TabBar, TabNote } from '../tab-parts.tsx'
import { RiskNote } from './risk-note.tsx'

interface ExplainTabProps {
  engine: Fields['engine']
  /** Whether what is wrong with the pattern is said at its field. */
  isShownAtField: boolean
  explain: Runs['explain']
  check: Runs['check']
  onHighlight: (range: PatternRange | undefined) => void
}

const views = ['tree', 'diagram'] as const

/** What each part of the pattern means, as a tree or as a diagram, and whether it can take very long. */
export function ExplainTab({ engine, isShownAtField, explain, check, onHighlight }: ExplainTabProps) {
  const words = usePageTexts<PageTexts>()
  const { open } = useTool()
  const [view, setView] = useState<(typeof views)[number]>('tree')
  const Tree = useLazy(async () => (await import('./part-tree.tsx')).PartTree)
  const isOther = engine !== 'ecmascript' && engine !== 'quickjs'
  const nodes = explain.output?.nodes ?? []
  return (
    <>
      <TabBar>
        <Segments
          label={words.view}
          choices={views.map((value) => ({ value, label: words[value] }))}
          value={view}
          onChange={setView}
        />
        <TabNote>{isOther && words.asEcmascript}</TabNote>
      </TabBar>
      <PatternFailure run={explain} isShownAtField={isShownAtField} />
      <ResultBox run={open === 'check' ? check : explain} empty={words.explainEmpty}>
        <RiskNote run={check} engine={engine} />
        {view === 'tree' && Tree && <Tree nodes={nodes} onHighlight={onHighlight} />}
        {view === 'diagram' && <Diagram nodes={nodes} onHighlight={onHighlight} />}
      </ResultBox>
    </>
  )
}

function Diagram({
  nodes,
  onHighlight,
}: { nodes: NonNullable<Runs['explain']['output']>['nodes'] } & Pick<ExplainTabProps, 'onHighlight'>) {
  const Loaded = useLazy(async () => (await import('./railroad.tsx')).Railroad)
  return Loaded ? <Loaded nodes={nodes} onHighlight={onHighlight} /> : null
}
