import { IconPlayerStopFilled, IconVolume } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { languages, voiceOf } from '#lib/speech/voices.ts'
import { Button } from '#ui/controls/button.tsx'
import { FieldFrame, Help } from '#ui/fields/field-frame.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Speech } from '../../speech/synthesize-speech.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './system.module.css'
import type { useSystemSpeaker } from './use-system-speaker.ts'

interface SystemPreviewProps {
  speech: Speech
  speaker: ReturnType<typeof useSystemSpeaker>
  /** Called before it speaks, to stop other voices. */
  onSpeak: () => void
}

/** Speaks with a system voice, which pages can't record. */
export function SystemPreview({ speech, speaker, onSpeak }: SystemPreviewProps) {
  const words = usePageTexts<PageTexts>()
  const language = useLanguage()
  const voices = useSystemVoices() ?? []
  const [chosen, setChosen] = useState('')
  const groups = groupsOf(voices, language)
  const spoken = languages.find(({ id }) => id === voiceOf(speech.voice)?.language)?.tag.slice(0, 2) ?? language
  const voice =
    voices.find(({ voiceURI }) => voiceURI === chosen) ??
    voices.find(({ lang }) => lang.startsWith(spoken)) ??
    voices[0]
  const isSpeaking = speaker.state === 'speaking'
  const play = () => {
    if (!voice) return
    onSpeak()
    speaker.speak({ ...speech, voice })
  }
  return (
    <section className={styles['system']} aria-labelledby="system-title">
      <h3 id="system-title">{words.systemVoice}</h3>
      {voices.length === 0 ? (
        <Help id="no-system-voices">{words.noSystemVoices}</Help>
      ) : (
        <>
          <FieldFrame
            label={words.voiceOfSystem}
            description={voice?.localService ? words.systemLocal : words.systemNetwork}
          >
            {(ids) => (
              <select {...ids} value={voice?.voiceURI} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
                {groups.map(({ name, voices: group }) => (
                  <optgroup key={name} label={name}>
                    {group.map(({ voiceURI, name: title }) => (
                      <option key={voiceURI} value={voiceURI}>
                        {title}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            )}
          </FieldFrame>
          <Button disabled={!isSpeaking && speech.text.trim() === ''} onClick={isSpeaking ? speaker.stop : play}>
            {isSpeaking ? <IconPlayerStopFilled size={18} /> : <IconVolume size={18} stroke={1.75} />}
            {isSpeaking ? words.stop : words.listen}
          </Button>
          {speaker.state === 'failed' && (
            <p role="alert" className={styles['problem']}>
              {words.systemFailed}
            </p>
          )}
        </>
      )}
    </section>
  )
}

/** Groups voices by language, the page's language first. */
function groupsOf(voices: SpeechSynthesisVoice[], language: string) {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const groups = Object.groupBy(voices, ({ lang }) => lang.replace('_', '-'))
  return Object.entries(groups)
    .map(([tag, group]) => ({ tag, name: nameOf(names, tag), voices: group ?? [] }))
    .sort(
      (a, b) => Number(b.tag.startsWith(language)) - Number(a.tag.startsWith(language)) || a.name.localeCompare(b.name),
    )
}

/** Some systems have invalid language tags. */
function nameOf(names: Intl.DisplayNames, tag: string): string {
  try {
    return names.of(tag) ?? tag
  } catch (error) {
    if (error instanceof RangeError) return tag
    throw error
  }
}

/** Returns the system voices, which may load late; undefined where the browser has no speech synthesis. */
function useSystemVoices(): SpeechSynthesisVoice[] | undefined {
  const [voices, setVoices] = useState<SpeechSynthesisVoice[]>()

  useEffect(() => {
    if (!('speechSynthesis' in window)) return
    const read = () => setVoices(speechSynthesis.getVoices())
    read()
    speechSynthesis.addEventListener('voiceschanged', read)
    return () => speechSynthesis.removeEventListener('voiceschanged', read)
  }, [])

  return voices
}
