import { useState } from 'react'
import { Segments } from '#ui/controls/segments.tsx'
import { useTool } from '#ui/frame/tool.ts'
import { useTexts } from '#ui/language/language.ts'
import { useSentence } from '#ui/language/use-sentence.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import styles from './findings.module.css'
import type { Place } from './pattern-field.tsx'
import { isOfPattern, ResultBox } from './result-box.tsx'
import { RiskNote } from './risk-note.tsx'
import type { Fields } from './use-fields.tsx'
import { useLazy } from './use-lazy.tsx'
import type { Runs } from './use-runs.tsx'

interface ExplainTabProps {
  engine: Fields['engine']
  /** Whether what is wrong with the pattern is said at its field. */
  isSaid: boolean
  explain: Runs['explain']
  check: Runs['check']
  onPlace: (place: Place | undefined) => void
}

const views = ['tree', 'diagram'] as const

/** What each part of the pattern means, as a tree or as a diagram, and whether it can take very long. */
export function ExplainTab({ engine, isSaid, explain, check, onPlace }: ExplainTabProps) {
  const { page: words } = useTexts({ en, zh })
  const sentence = useSentence()
  const { open } = useTool()
  const [view, setView] = useState<(typeof views)[number]>('tree')
  const Tree = useLazy(async () => (await import('./part-tree.tsx')).PartTree)
  const isOther = engine !== 'ecmascript' && engine !== 'quickjs'
  const nodes = explain.output?.nodes ?? []
  return (
    <>
      <div className={styles['bar']}>
        <Segments
          label={words.view}
          choices={views.map((value) => ({ value, label: words[value] }))}
          value={view}
          onChange={setView}
        />
        <span className={styles['meta']}>{isOther && words.asEcmascript}</span>
      </div>
      {explain.state === 'failed' && !isSaid && isOfPattern(explain.error) && (
        <p className={styles['failure']}>{sentence(explain.error)}</p>
      )}
      <ResultBox run={open === 'check' ? check : explain} empty={words.explainEmpty}>
        <RiskNote run={check} engine={engine} />
        {view === 'tree' && Tree && <Tree nodes={nodes} onPlace={onPlace} />}
        {view === 'diagram' && <Diagram nodes={nodes} onPlace={onPlace} />}
      </ResultBox>
    </>
  )
}

function Diagram({
  nodes,
  onPlace,
}: { nodes: NonNullable<Runs['explain']['output']>['nodes'] } & Pick<ExplainTabProps, 'onPlace'>) {
  const Loaded = useLazy(async () => (await import('./railroad.tsx')).Railroad)
  return Loaded ? <Loaded nodes={nodes} onPlace={onPlace} /> : null
}
