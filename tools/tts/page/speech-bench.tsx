import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { issuesIn } from '#kit/check-schema.ts'
import { fieldsOf } from '#kit/json-schema.ts'
import { fill } from '#kit/sentence.ts'
import { engineSize } from '#lib/speech/engine/dictionaries.ts'
import { recordedSize } from '#lib/speech/recorded/recorded-size.ts'
import { voiceOf } from '#lib/speech/voices.ts'
import { BenchFrame } from '#ui/bench/bench-frame.tsx'
import { FootBar } from '#ui/bench/foot-bar.tsx'
import { InputPane } from '#ui/bench/input-pane.tsx'
import { SamplesMenu } from '#ui/bench/samples-menu.tsx'
import { StatusLine } from '#ui/bench/status-line.tsx'
import { useBenchKeys } from '#ui/bench/use-bench-keys.ts'
import { useValues } from '#ui/bench/use-values.ts'
import { ariaKeys } from '#ui/commands/aria-keys.ts'
import { Button } from '#ui/controls/button.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { FieldList } from '#ui/fields/field-list.tsx'
import { useIssues } from '#ui/fields/use-issues.ts'
import { useRunHistory } from '#ui/history/use-run-history.ts'
import { showOptions } from '#ui/panes/bench-parts.ts'
import { Panes } from '#ui/panes/panes.tsx'
import { Rail } from '#ui/panes/rail.tsx'
import { sizeOf } from '#ui/text/measure-text.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type * as operations from '../operations.ts'
import { KeptList } from './kept/kept-list.tsx'
import { useKeptAudio } from './kept/use-kept-audio.ts'
import { PlayerPane } from './player/player-pane.tsx'
import { usePlayer } from './player/use-player.ts'
import type { Recording } from './recording/recording.ts'
import { useRecording } from './recording/use-recording.ts'
import styles from './speech-bench.module.css'
import { SystemPreview } from './system/system-preview.tsx'
import { useSystemSpeaker } from './system/use-system-speaker.ts'
import type { PageTexts } from './texts.en.ts'
import { useSpeech } from './use-speech.ts'
import { VoiceOptions } from './voice-options.tsx'

/** The text, the speech with a player, the voice options, and below the speech kept on this device. */
export function SpeechBench({ modes }: { modes: ReactNode }) {
  const words = usePageTexts<PageTexts>()
  const bench = useSpeechBench()
  const { speech, run, runNow, recording, stopAll, isFresh, speakNext } = bench
  const { kept, remove } = useKeptAudio(run, recording, speech.voice)
  const isRecorded = voiceOf(speech.voice)?.recorded !== undefined
  const remark =
    isRecorded && bench.areLoaded
      ? words.loaded
      : fill(words.loads, { size: sizeOf(isRecorded ? recordedSize : engineSize) })
  const generate = {
    look: isFresh ? ('plain' as const) : ('filled' as const),
    disabled: run.state === 'running',
    'data-bench': 'run',
    'aria-keyshortcuts': ariaKeys('run'),
    onClick: runNow,
    children: words.generate,
  }
  return (
    <>
      <BenchFrame
        run={run}
        bar={
          <>
            {modes}
            <Spacer />
            <SamplesMenu onChoose={speakNext} />
            <Button {...generate} className={styles['inBar'] ?? ''} />
          </>
        }
        status={<StatusLine run={run} onAgain={runNow} remark={remark} />}
      >
        <SpeechPanes bench={bench} />
      </BenchFrame>
      <KeptList kept={kept} onPlay={stopAll} onRemove={remove} />
      <FootBar>
        <Button onClick={() => showOptions()}>{words.options}</Button>
        <Button {...generate} />
      </FootBar>
    </>
  )
}

function SpeechPanes({ bench }: { bench: ReturnType<typeof useSpeechBench> }) {
  const { speak } = useOperations<typeof operations>()
  const { values, change, speech, player, speaker, run, recording, isFresh, speakNext, areLoaded } = bench
  const issues = useIssues(run)
  const isSystemSpeaking = speaker.state === 'speaking'
  const only = (wanted: string) => fieldsOf(speak.input).filter(([name]) => name === wanted)
  return (
    <Panes>
      <InputPane fields={only('text')} values={values} issues={issues} run={run} onChange={change} />
      <PlayerPane {...{ run, recording, player, isFresh, isSystemSpeaking }} onSample={speakNext} />
      <Rail>
        <VoiceOptions speech={speech} areLoaded={areLoaded} onChange={change} />
        <FieldList fields={only('format')} values={values} issues={issues} onChange={change} />
        <SystemPreview speech={speech} speaker={speaker} onSpeak={player.pause} />
      </Rail>
    </Panes>
  )
}

/** The state of the bench: the fields, the recording, and playback of one voice at a time. */
function useSpeechBench() {
  const { speak } = useOperations<typeof operations>()
  const { values, change } = useValues(speak.input)
  const { areLoaded, markLoaded } = useRecordedVoices()
  const { speech, format, key } = useSpeech(values, areLoaded)
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
  const { run: making, recording, generate, cancel } = useRecording(play)
  const run = {
    ...making,
    cancel() {
      cancel()
      player.pause()
    },
  }
  const runNow = () => {
    setMade(key)
    const input = { ...speech, format }
    generate(input, issuesIn(speak.input, input))
  }
  const isSpoken = making.state === 'done' && made === key && voiceOf(speech.voice)?.recorded !== undefined
  useEffect(() => {
    if (isSpoken) markLoaded()
  }, [isSpoken, markLoaded])
  const [isSpeakingNext, setSpeakingNext] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields contain the sample's values by now
  useEffect(() => {
    if (!isSpeakingNext) return
    setSpeakingNext(false)
    runNow()
  }, [isSpeakingNext])
  const stopAll = () => {
    player.pause()
    stop()
  }
  useRunHistory(speak, values, making)
  useBenchKeys(run, runNow, 'file')
  /** Whether the recording corresponds to the fields. */
  const isFresh = run.state === 'done' && made === key
  return {
    values,
    change,
    speech,
    player,
    speaker,
    run,
    runNow,
    recording,
    stopAll,
    isFresh,
    areLoaded,
    speakNext: () => setSpeakingNext(true),
  }
}

/**
 * Whether the recorded voices are on this device, cached by an earlier visit or because one has spoken. Otherwise the
 * page doesn't choose one by default, since they take megabytes.
 */
function useRecordedVoices(): { areLoaded: boolean; markLoaded: () => void } {
  const [areLoaded, setLoaded] = useState(false)
  const markLoaded = useCallback(() => setLoaded(true), [])
  useEffect(() => {
    void import('#lib/speech/recorded/are-voices-cached.browser.ts')
      .then(({ areVoicesCached }) => areVoicesCached())
      .then((kept) => kept && setLoaded(true))
      // Without access to the cache they count as missing.
      .catch(() => {})
  }, [])
  return { areLoaded, markLoaded }
}
