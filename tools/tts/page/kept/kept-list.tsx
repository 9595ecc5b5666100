import { IconDownload, IconPlayerPauseFilled, IconPlayerPlayFilled, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { voiceOf } from '#lib/speech/voices.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { IconButton } from '#ui/controls/button.tsx'
import { focusNextRow } from '#ui/controls/focus-next-row.ts'
import { sizeOf } from '#ui/editor/measure-text.ts'
import { usePageTexts } from '#ui/frame/tool.ts'
import { useLanguage } from '#ui/language/language.ts'
import { download } from '#ui/save/save.ts'
import { clockOf } from '../player/clock.ts'
import type { PageTexts } from '../texts.en.ts'
import { voiceName } from '../voice-name.ts'
import styles from './kept.module.css'
import { type KeptAudio, readKeptFile } from './kept-audio.browser.ts'
import { useFilePlayer } from './use-file-player.ts'

interface KeptListProps {
  kept: readonly KeptAudio[]
  /** Is told before one is played: one voice at a time. */
  onPlay: () => void
  onRemove: (id: string) => Promise<void>
}

/** The speeches that are kept on this device. */
export function KeptList({ kept, onPlay, onRemove }: KeptListProps) {
  const words = usePageTexts<PageTexts>()
  const language = useLanguage()
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
        {kept.map(({ id, text, voice, seconds, size }, index) => {
          const title = text.slice(0, 30)
          const isPlaying = player.playing === id
          return (
            <li key={id}>
              <IconButton
                label={fill(isPlaying ? words.pauseKept : words.playKept, { title })}
                onClick={() => {
                  if (isPlaying) return player.stop()
                  onPlay()
                  void withFile(id, (file) => player.play(id, file))
                }}
              >
                {isPlaying ? <IconPlayerPauseFilled size={18} /> : <IconPlayerPlayFilled size={18} />}
              </IconButton>
              <span className={styles['text']}>{text}</span>
              <span className={styles['meta']}>{voiceName(voiceOf(voice), language)}</span>
              <span className={styles['meta']}>
                {clockOf(seconds)}, {sizeOf(size)}
              </span>
              <span>
                <IconButton
                  label={fill(words.downloadKept, { title })}
                  onClick={() => void withFile(id, (file) => download(file))}
                >
                  <IconDownload size={18} stroke={1.75} />
                </IconButton>
                <IconButton
                  label={fill(words.removeKept, { title })}
                  data-remove=""
                  onClick={async () => {
                    if (isPlaying) player.stop()
                    await onRemove(id)
                    announce(words.removed)
                    focusNextRow(list.current, index, () => {})
                  }}
                >
                  <IconX size={18} stroke={1.75} />
                </IconButton>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
