import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { type Cue, type SubtitleFormat, writeSubtitles } from '#lib/speech/subtitles.ts'
import { Button } from '#ui/controls/button.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { resultPart } from '#ui/panes/bench-parts.ts'
import { TrySample } from '#ui/panes/try-sample.tsx'
import type { Running } from '#ui/run/use-operation.ts'
import { download } from '#ui/save/save.ts'
import { sizeOf } from '#ui/text/measure-text.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Recording } from '../recording/recording.ts'
import type { SpeakOutput } from '../recording/use-recording.ts'
import type { PageTexts } from '../texts.en.ts'
import { formatTime } from './format-time.ts'
import { Mp3Button } from './mp3-button.tsx'
import styles from './player.module.css'
import type { usePlayer } from './use-player.ts'
import { Waveform } from './waveform.tsx'

interface PlayerPaneProps {
  run: Running<SpeakOutput>
  recording: Recording | undefined
  player: ReturnType<typeof usePlayer>
  /** Whether the recording is up to date with the fields. */
  isFresh: boolean
  /** Whether a system voice is speaking. */
  isSystemSpeaking: boolean
  /** Called when a sample was chosen, which is then spoken. */
  onSample: () => void
}

/** The speech: its waveform, the line being spoken, and downloads. */
export function PlayerPane({ run, recording, player, isFresh, isSystemSpeaking, onSample }: PlayerPaneProps) {
  const words = usePageTexts<PageTexts>()
  const { time, isPlaying } = player
  const hasSound = (recording?.seconds ?? 0) > 0
  const isMp3 = run.output?.file.type === 'audio/mpeg'
  const state = run.state === 'failed' ? 'error' : run.state === 'cancelled' ? 'idle' : run.state
  return (
    <section className={styles['pane']} aria-labelledby="result-title">
      <div className={styles['head']}>
        <h2 id="result-title">{words.preview}</h2>
        <Spacer />
        <span data-speaking={isSystemSpeaking ? 'system' : isPlaying ? 'built-in' : undefined}>
          {isSystemSpeaking ? words.speakingSystem : isPlaying ? words.speakingBuiltIn : words.builtIn}
        </span>
      </div>
      <div className={styles['body']} {...resultPart} data-state={state} tabIndex={-1}>
        <Waveform recording={recording} time={time} onSeek={player.seek} />
        <div className={styles['controls']}>
          <Button disabled={!hasSound} onClick={player.toggle} aria-label={isPlaying ? words.pause : words.play}>
            {isPlaying ? <IconPlayerPauseFilled size={18} /> : <IconPlayerPlayFilled size={18} />}
            {isPlaying ? words.pause : words.play}
          </Button>
          <span className={styles['time']}>
            {formatTime(time)} / {formatTime(recording?.seconds ?? 0)}
          </span>
        </div>
        {player.problem && (
          <p role="alert" className={styles['problem']}>
            {player.problem === 'blocked' ? words.blocked : words.playFailed}
          </p>
        )}
        <SpokenLines recording={recording} time={time} />
        {!recording && run.state === 'idle' && (
          <div>
            <TrySample onChoose={onSample} />
          </div>
        )}
        <div className={styles['files']}>
          <Button
            look={isFresh ? 'filled' : 'plain'}
            data-bench="save"
            command="download"
            disabled={!run.output}
            onClick={() => run.output && download(run.output.file)}
          >
            {run.output
              ? `${words.download} ${isMp3 ? 'MP3' : 'WAV'} (${sizeOf(run.output.file.size)})`
              : words.download}
          </Button>
          {hasSound && !isMp3 && <Mp3Button recording={recording} isDisabled={!recording?.isComplete} />}
          {(['srt', 'vtt'] as const).map((format) => (
            <Button
              key={format}
              disabled={!recording?.isComplete || !hasSound}
              aria-label={`${words.subtitles} ${format.toUpperCase()}`}
              onClick={() => recording && downloadSubtitles(recording.cues, format)}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </div>
      </div>
    </section>
  )
}

/** The line being spoken, with the current word marked, between the previous and the next line. */
function SpokenLines({ recording, time }: { recording: Recording | undefined; time: number }) {
  const words = usePageTexts<PageTexts>()
  const cues = recording?.cues ?? []
  const now = Math.max(0, lastStartedAt(cues, time))
  const cue = cues[now]
  if (!recording || !cue) return <p className={styles['lines']}>{words.appears}</p>
  const word = recording.words[lastStartedAt(recording.words, time)]
  const isSpoken = word !== undefined && word.start >= cue.start && word.start < cue.end
  const first = recording.words[lastStartedAt(recording.words, cue.start)]
  return (
    <div className={styles['lines']} aria-live="off">
      <p>{cues[now - 1]?.text}</p>
      <p className={styles['now']}>
        {isSpoken && first ? (
          <Marked text={cue.text} from={word.from - first.from} length={word.to - word.from} />
        ) : (
          cue.text
        )}
      </p>
      <p>{cues[now + 1]?.text}</p>
    </div>
  )
}

function Marked({ text, from, length }: { text: string; from: number; length: number }) {
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, from + length)}</mark>
      {text.slice(from + length)}
    </>
  )
}

/** Returns the index of the last item that has started at a time; -1 before the first. */
function lastStartedAt(list: readonly { start: number }[], time: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.start ?? 0) <= time + 0.001) low = middle + 1
    else high = middle
  }
  return low - 1
}

const subtitleTypes = { srt: 'application/x-subrip', vtt: 'text/vtt' }

/** Downloads the subtitles. */
const downloadSubtitles = (cues: readonly Cue[], format: SubtitleFormat): void =>
  download(new File([writeSubtitles(cues, format)], `speech.${format}`, { type: subtitleTypes[format] }))
