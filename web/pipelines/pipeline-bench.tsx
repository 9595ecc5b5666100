import { useState } from 'react'
import { issuesInDefinition, type Pipeline } from '#core/pipeline/definition.ts'
import { fill } from '#kit/sentence.ts'
import { BenchFrame } from '#ui/bench/bench-frame.tsx'
import { StatusLine } from '#ui/bench/status-line.tsx'
import { useCommand } from '#ui/commands/use-command.ts'
import { ActionLabel } from '#ui/controls/action-label.tsx'
import { JsonFileButton } from '#ui/controls/json-file-button.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { UndoButton } from '#ui/controls/undo-button.tsx'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { focusInput } from '#ui/panes/bench-parts.ts'
import type { Draft } from './draft/edit-steps.ts'
import type { Source } from './draft/source.ts'
import { useDraft } from './draft/use-draft.ts'
import { usePipelineRun } from './draft/use-pipeline-run.ts'
import { OutputPane } from './output-pane.tsx'
import styles from './pipelines.module.css'
import { SamplesMenu } from './samples-menu.tsx'
import { SavedMenu } from './saved-menu.tsx'
import { ShareMenu } from './share-menu.tsx'
import { SourceKind, SourcePane } from './source-pane.tsx'
import { StepList } from './step-list.tsx'

/** The steps at the left, input and output beside them. */
export function PipelineBench() {
  const words = useTexts(texts)
  const { draft, tools, source, setDraft, setSource, open } = useDraft()
  const { run, results, failed } = usePipelineRun(draft, source, tools)
  const [problem, setProblem] = useState('')
  /** The draft and its input before steps were removed or replaced. */
  const [before, setBefore] = useState<{ draft: Draft; source: Source }>()
  const keepBefore = () => draft.steps.length > 0 && setBefore({ draft, source })
  const replace = (pipeline: Pipeline, input?: string) => {
    keepBefore()
    open(pipeline, input)
  }
  const changeSteps = (change: (steps: Draft['steps']) => Draft['steps']) => {
    if (change(draft.steps).length < draft.steps.length) keepBefore()
    setDraft((now) => ({ ...now, steps: change(now.steps) }))
  }
  useCommand('run', run.again)
  useCommand('cancel', run.state === 'running' ? run.cancel : undefined)
  useCommand('go-to-input', focusInput)

  return (
    <>
      <div className={styles['title']}>
        <div>
          <h1>{words.title}</h1>
          <p className={styles['lead']}>{words.lead}</p>
        </div>
        <div className={styles['actions']}>
          <SavedMenu
            draft={draft}
            tools={tools}
            onOpen={replace}
            onName={(name) => setDraft((now) => ({ ...now, name }))}
          />
          <ImportButton
            onOpen={(pipeline) => {
              setProblem('')
              replace(pipeline)
            }}
            onProblem={setProblem}
          />
          <ShareMenu draft={draft} tools={tools} />
        </div>
      </div>
      <BenchFrame
        run={run}
        bar={
          <>
            <SourceKind source={source} onChange={setSource} />
            <Spacer />
            {before && (
              <UndoButton
                // Offered anew, for its full time, with each removal.
                key={before.draft.steps.map(({ key }) => key).join()}
                label={words.undo}
                onUndo={() => {
                  setDraft(() => before.draft)
                  setSource(before.source)
                  setBefore(undefined)
                }}
                onExpire={() => setBefore(undefined)}
              />
            )}
            <SamplesMenu onOpen={replace} />
          </>
        }
        status={<StatusLine run={run} onAgain={run.again} />}
      >
        {problem && (
          <p role="alert" className={styles['problem']}>
            {problem}
          </p>
        )}
        <div className={styles['panes']}>
          <StepList
            draft={draft}
            tools={tools}
            results={results}
            failed={failed}
            onChange={changeSteps}
            onOpen={replace}
          />
          <div className={styles['side']}>
            <SourcePane source={source} onChange={setSource} />
            <OutputPane run={run} name={draft.name} />
          </div>
        </div>
      </BenchFrame>
    </>
  )
}

interface ImportButtonProps {
  onOpen: (pipeline: Pipeline) => void
  onProblem: (sentence: string) => void
}

/** In bytes. No definition is longer. */
const maxFileBytes = 8 * 2 ** 20

/** Opens a pipeline from a JSON file, whose content is validated like any outside input. */
function ImportButton({ onOpen, onProblem }: ImportButtonProps) {
  const words = useTexts(texts)
  const language = useLanguage()

  async function open(file: File): Promise<void> {
    const value = file.size > maxFileBytes ? undefined : await readJson(file)
    const [issue] = issuesInDefinition(value)
    if (!issue) return onOpen(value as Pipeline)
    const why = value === undefined ? words.noJson : [issue.field, issue.message[language]].filter(Boolean).join(': ')
    onProblem(fill(words.importFailed, { name: file.name, why }))
  }

  return (
    <JsonFileButton label={words.import} look="quiet" onFile={(file) => void open(file)}>
      <ActionLabel>{words.import}</ActionLabel>
    </JsonFileButton>
  )
}

async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text())
  } catch {
    return undefined
  }
}

const texts = {
  en: {
    title: 'Pipelines',
    lead: 'Chain operations: each step’s output is the next step’s input',
    import: 'Import',
    undo: 'Undo',
    importFailed: '{name} is not a pipeline: {why}',
    noJson: 'it is not JSON',
  },
  zh: {
    title: '流水线',
    lead: '把多个操作串联起来，前一步的结果就是后一步的输入',
    import: '导入',
    undo: '撤销',
    importFailed: '“{name}”中没有可用的流水线：{why}',
    noJson: '不是 JSON',
  },
}
