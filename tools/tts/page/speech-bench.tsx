import { type ReactNode, useCallback, useState } from 'react'
import { issuesIn } from '#kit/check-schema.ts'
import { fieldsOf } from '#kit/json-schema.ts'
import { fill } from '#kit/sentence.ts'
import { engineSize } from '#lib/speech/engine/dictionaries.ts'
import { BenchFrame } from '#ui/bench/bench-frame.tsx'
import { FootBar } from '#ui/bench/foot-bar.tsx'
import { InputPane } from '#ui/bench/input-pane.tsx'
import { Panes } from '#ui/bench/panes.tsx'
import { Rail } from '#ui/bench/rail.tsx'
import { SamplesMenu } from '#ui/bench/samples-menu.tsx'
import { Spacer } from '#ui/bench/spacer.tsx'
import { StatusLine } from '#ui/bench/status-line.tsx'
import { useBenchKeys } from '#ui/bench/use-bench-keys.ts'
import { useValues } from '#ui/bench/use-values.ts'
import { Button } from '#ui/controls/button.tsx'
import { sizeOf } from '#ui/editor/measure-text.ts'
import { FieldList } from '#ui/fields/field-list.tsx'
import { useIssues } from '#ui/fields/use-issues.ts'
import { useOperations, usePageTexts } from '#ui/frame/tool.ts'
import { useRunHistory } from '#ui/history/use-run-history.ts'
import type * as operations from '../operations.ts'
import { KeptList } from './kept/kept-list.tsx'
import { useKeptAudio } from './kept/use-kept-audio.ts'
import { PlayerPane } from './player/player-pane.tsx'
import { usePlayer } from './player/use-player.ts'
import type { Recording } from './recording/recording.ts'
import { useRecording } from './recording/use-recording.ts'
import { SystemPreview } from './system/system-preview.tsx'
import { useSystemSpeaker } from './system/use-system-speaker.ts'
import type { PageTexts } from './texts.en.ts'
import { useSpeech } from './use-speech.ts'
import { VoiceOptions } from './voice-options.tsx'

/** The text at the left, its speech in the middle, the voice beside. */
export function SpeechBench({ modes }: { modes: ReactNode }) {
  const words = usePageTexts<PageTexts>()
  const { speak } = useOperations<typeof operations>()
  const { values, change } = useValues(speak.input)
  const { speech, format, key } = useSpeech(values)
  const [made, setMade] = useState('')
  const player = usePlayer()
  const speaker = useSystemSpeaker()
  const { stop } = speaker
  const { open } = player
  const play = useCallback(
    (recording: Recording) => {
      stop()
      open(recording)
    },
    [stop, open],
  )
  const { run, recording, generate, cancel } = useRecording(play)
  const issues = useIssues(run)
  const { kept, remove } = useKeptAudio(run, recording, speech.voice)
  useRunHistory(speak, values, run)
  const runNow = () => {
    setMade(key)
    void generate(speech, format, issuesIn(speak.input, { ...speech, format }))
  }
  const cancelAll = () => {
    cancel()
    player.pause()
  }
  const hush = () => {
    player.pause()
    stop()
  }
  useBenchKeys({ ...run, cancel: cancelAll }, runNow, 'file')

  const fields = fieldsOf(speak.input)
  const isFresh = run.state === 'done' && made === key
  const generateButton = (isInBar: boolean) => (
    <Button
      look={isFresh ? 'plain' : 'filled'}
      disabled={run.state === 'running'}
      {...(isInBar && { 'data-bench': 'run' })}
      aria-keyshortcuts="Control+Enter"
      onClick={runNow}
    >
      {words.generate}
    </Button>
  )
  return (
    <>
      <BenchFrame
        run={run}
        bar={
          <>
            {modes}
            <Spacer />
            <SamplesMenu />
            {generateButton(true)}
          </>
        }
        status={
          <StatusLine
            run={{ ...run, cancel: cancelAll }}
            onAgain={runNow}
            remark={fill(words.loads, { size: sizeOf(engineSize) })}
          />
        }
      >
        <Panes>
          <InputPane
            fields={fields.filter(([name]) => name === 'text')}
            values={values}
            issues={issues}
            run={run}
            onChange={change}
          />
          <PlayerPane
            run={run}
            recording={recording}
            player={player}
            isFresh={isFresh}
            isSystemSpeaking={speaker.state === 'speaking'}
          />
          <Rail>
            <VoiceOptions speech={speech} onChange={change} />
            <FieldList
              fields={fields.filter(([name]) => name === 'format')}
              values={values}
              issues={issues}
              onChange={change}
            />
            <SystemPreview speech={speech} speaker={speaker} onSpeak={player.pause} />
          </Rail>
        </Panes>
      </BenchFrame>
      <KeptList kept={kept} onPlay={hush} onRemove={remove} />
      <FootBar>
        <Button onClick={() => document.getElementById('options')?.scrollIntoView()}>{words.options}</Button>
        {generateButton(false)}
      </FootBar>
    </>
  )
}
