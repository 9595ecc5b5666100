import { IconDownload, IconPlayerPauseFilled, IconPlayerPlayFilled, IconX } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Language } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import { languages, timbres, type Voice, voiceOf } from '#lib/speech/voices.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { IconButton } from '#ui/controls/button.tsx'
import { focusNextRow } from '#ui/controls/focus-next-row.ts'
import { useLanguage } from '#ui/language/language.ts'
import { download } from '#ui/save/save.ts'
import { sizeOf } from '#ui/text/measure-text.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { formatTime } from '../player/format-time.ts'
import type { PlayerProblem } from '../player/player.browser.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './kept.module.css'
import { type KeptAudio, readKeptFile } from './kept-audio.browser.ts'

interface KeptListProps {
  kept: readonly KeptAudio[]
  /** Called before one is played, to stop other voices. */
  onPlay: () => void
  onRemove: (id: string) => Promise<void>
}

/** The list of speech kept on this device. */
export function KeptList({ kept, onPlay, onRemove }: KeptListProps) {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const list = useRef<HTMLUListElement>(null)
  const [missing, setMissing] = useState(false)
  const player = useFilePlayer()
  const { stop } = player
  useEffect(() => stop, [stop])
  if (kept.length === 0) return null

  const withFile = async (id: string, take: (file: File) => void) => {
    const file = await readKeptFile(id)
    setMissing(!file)
    if (file) take(file)
  }
  return (
    <section className={styles['kept']} aria-labelledby="kept-title">
      <header>
        <h2 id="kept-title">{words.kept}</h2>
        <span>{words.keptHere}</span>
        <span role="alert">
          {missing || player.problem === 'failed' ? words.playFailed : player.problem === 'blocked' && words.blocked}
        </span>
      </header>
      <ul ref={list}>
        {kept.map((audio, index) => (
          <Row
            key={audio.id}
            audio={audio}
            isPlaying={player.playing === audio.id}
            onPlay={() => {
              if (player.playing === audio.id) return player.stop()
              onPlay()
              void withFile(audio.id, (file) => player.play(audio.id, file))
            }}
            onSave={() => void withFile(audio.id, download)}
            onRemove={async () => {
              if (player.playing === audio.id) player.stop()
              await onRemove(audio.id)
              announce(words.removed)
              focusNextRow(list.current, index, () => {})
            }}
          />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  audio: KeptAudio
  isPlaying: boolean
  onPlay: () => void
  onSave: () => void
  onRemove: () => void
}

function Row({ audio: { text, voice, seconds, size }, isPlaying, onPlay, onSave, onRemove }: RowProps) {
  const words = usePageTexts<PageTexts>()
  const language = useLanguage()
  const title = text.slice(0, 30)
  return (
    <li>
      <IconButton label={fill(isPlaying ? words.pauseKept : words.playKept, { title })} onClick={onPlay}>
        {isPlaying ? <IconPlayerPauseFilled size={18} /> : <IconPlayerPlayFilled size={18} />}
      </IconButton>
      <span className={styles['text']}>{text}</span>
      <span className={styles['meta']}>{voiceName(voiceOf(voice), language)}</span>
      <span className={styles['meta']}>
        {formatTime(seconds)}, {sizeOf(size)}
      </span>
      <span>
        <IconButton label={fill(words.downloadKept, { title })} onClick={onSave}>
          <IconDownload size={18} stroke={1.75} />
        </IconButton>
        <IconButton label={fill(words.removeKept, { title })} data-remove="" onClick={onRemove}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      </span>
    </li>
  )
}

/** Plays one file at a time. */
function useFilePlayer() {
  const [playing, setPlaying] = useState<string>()
  const [problem, setProblem] = useState<PlayerProblem>()
  const audio = useRef<HTMLAudioElement>(null)

  const stop = useCallback(() => {
    audio.current?.pause()
    if (audio.current) URL.revokeObjectURL(audio.current.src)
    audio.current = null
    setPlaying(undefined)
  }, [])

  const play = useCallback(
    (id: string, file: File) => {
      stop()
      const element = new Audio(URL.createObjectURL(file))
      audio.current = element
      const end = (failure?: PlayerProblem) => {
        if (audio.current !== element) return
        stop()
        setProblem(failure)
      }
      element.onended = () => end()
      element.onerror = () => end('failed')
      setProblem(undefined)
      setPlaying(id)
      element.play().catch((error) => end(error?.name === 'NotAllowedError' ? 'blocked' : 'failed'))
    },
    [stop],
  )

  return { playing, problem, play, stop }
}

/** Returns the display name of a voice: its language and timbre. */
function voiceName(voice: Voice | undefined, language: Language): string {
  const name = languages.find(({ id }) => id === voice?.language)?.name[language]
  const timbre = (voice?.recorded ?? timbres.find(({ suffix }) => suffix === voice?.suffix))?.name[language]
  return name && timbre ? `${name}${language === 'zh' ? '，' : ', '}${timbre}` : ''
}
