import { useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { Segments } from '#ui/controls/segments.tsx'
import type { Run } from '#ui/run/use-operation.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { engineTitles } from '../../../search/to-tool-error.ts'
import type { PatternRange } from '../../pattern/pattern-field.tsx'
import type { Fields } from '../../runs/use-fields.ts'
import type { Runs } from '../../runs/use-runs.ts'
import type { PageTexts } from '../../texts.en.ts'
import { useLazy } from '../../use-lazy.ts'
import { ResultBox } from '../result-box.tsx'
import { isReadAsEcmascript, PatternFailure, TabBar, TabNote } from '../tab-parts.tsx'
import styles from './explain.module.css'

interface ExplainTabProps {
  engine: Fields['engine']
  /** Whether the error of the pattern is shown at its field. */
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
  const isOther = isReadAsEcmascript(engine)
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

/** Says whether the pattern can take very long, and which parts are to blame. */
function RiskNote({ run, engine }: { run: Run<Runs['check']['output']>; engine: Fields['engine'] }) {
  const words = usePageTexts<PageTexts>()
  const { risk: riskWords } = words
  if (run.state !== 'done' || !run.output) {
    return run.state === 'running' ? <p className={styles['risk']}>{riskWords.checking}</p> : null
  }
  const { risk, overlaps } = run.output
  const isLinear = engine === 'rust' || engine === 're2'
  return (
    <div className={styles['risk']} data-risk={risk}>
      <p>{riskWords[risk]}</p>
      {risk === 'high' && isLinear && <p>{fill(riskWords.linear, { engine: engineTitles[engine] })}</p>}
      {overlaps.length > 0 && (
        <ul>
          {overlaps.map(({ first, second }) => (
            <li key={`${first}\n${second}`}>
              <Filled sentence={first === second ? riskWords.itself : riskWords.overlap} parts={{ first, second }} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A sentence with parts of the pattern in it, which are code. */
function Filled({ sentence, parts }: { sentence: string; parts: Record<string, string> }) {
  return sentence
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 ? <code key={piece}>{parts[piece]}</code> : piece))
}
