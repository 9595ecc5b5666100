import { fill } from '#kit/sentence.ts'
import type { Run } from '#ui/run/use-operation.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { engineTitles } from '../../../search/to-tool-error.ts'
import type { Fields } from '../../runs/use-fields.ts'
import type { Runs } from '../../runs/use-runs.ts'
import type { PageTexts } from '../../texts.en.ts'
import styles from './explain.module.css'

/** Says whether the pattern can take very long, and which parts are to blame. */
export function RiskNote({ run, engine }: { run: Run<Runs['check']['output']>; engine: Fields['engine'] }) {
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
