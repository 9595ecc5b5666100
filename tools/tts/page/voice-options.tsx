import type { Values } from '#kit/values.ts'
import { languages, timbres, voiceOf } from '#lib/speech/voices.ts'
import { RuleSlider } from '#ui/fields/rule-slider.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { Speech } from '../speech/checked-speech.ts'
import type { en } from '../texts.en.ts'
import type { PageTexts } from './texts.en.ts'

interface VoiceOptionsProps {
  speech: Speech
  onChange: (changed: Values) => void
}

/** The voice by its language and its timbre, and how it speaks. */
export function VoiceOptions({ speech, onChange }: VoiceOptionsProps) {
  const words = usePageTexts<PageTexts>()
  const { input } = useToolTexts<typeof en>()
  const reader = useLanguage()
  const { language, suffix } = voiceOf(speech.voice) ?? { language: 'en', suffix: '' }
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
        choices={timbres.map((timbre) => ({ value: timbre.suffix, label: capitalized(timbre.name[reader]) }))}
        value={suffix}
        onChange={({ currentTarget }) => onChange({ voice: language + currentTarget.value })}
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

/** Alone it begins a line; behind a language it does not. */
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
