import { fill } from '#kit/sentence.ts'
import type { Values } from '#kit/values.ts'
import { recordedSize } from '#lib/speech/recorded/recorded-size.ts'
import { languages, recordedVoices, timbres, voiceOf } from '#lib/speech/voices.ts'
import { RuleSlider } from '#ui/fields/rule-slider.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { sizeOf } from '#ui/text/measure-text.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { Speech } from '../speech/synthesize-speech.ts'
import type { en } from '../texts.en.ts'
import type { PageTexts } from './texts.en.ts'

interface VoiceOptionsProps {
  speech: Speech
  /** Whether the recorded voices are on this device already. */
  areLoaded: boolean
  onChange: (changed: Values) => void
}

/** Options for the voice by language and timbre, speed, pitch and volume. */
export function VoiceOptions({ speech, areLoaded, onChange }: VoiceOptionsProps) {
  const words = usePageTexts<PageTexts>()
  const { input } = useToolTexts<typeof en>()
  const reader = useLanguage()
  const { language, suffix, recorded } = voiceOf(speech.voice) ?? { language: 'en', suffix: '' }
  const size = areLoaded ? '' : sizeOf(recordedSize)
  const voices = [
    ...timbres.map(({ suffix: end, name }) => ({ value: language + end, label: capitalized(name[reader]) })),
    ...recordedVoices
      .filter((voice) => baseOf(voice.language) === baseOf(language))
      .map(({ id, name }) => ({ value: id, label: [capitalized(name[reader]), size].filter(Boolean).join(' · ') })),
  ]
  return (
    <>
      <SelectField
        label={words.language}
        choices={languages.map(({ id, name }) => ({ value: id, label: name[reader] }))}
        value={language}
        onChange={({ currentTarget }) => onChange({ voice: currentTarget.value + suffix })}
      />
      <SelectField
        label={input.voice.label}
        description={recorded && size && fill(words.loads, { size })}
        choices={voices}
        value={recorded?.id ?? language + suffix}
        onChange={({ currentTarget }) => onChange({ voice: currentTarget.value })}
      />
      {(['speed', 'pitch', 'volume'] as const).map((name) => (
        <RuleSlider
          key={name}
          label={input[name].label}
          help={input[name].help}
          value={speech[name]}
          {...ranges[name]}
          onChange={(value) => onChange({ [name]: Math.round(value * 100) / 100 })}
        />
      ))}
    </>
  )
}

const ranges = {
  speed: { min: 0.5, max: 2, step: 0.05 },
  pitch: { min: 0, max: 2, step: 0.1 },
  volume: { min: 0, max: 1, step: 0.05 },
}

/** Removes the accent from a language tag. */
const baseOf = (language: string): string => language.replace(/-.*/, '')

/** Names are lowercase for use after a language, and capitalized on their own. */
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
