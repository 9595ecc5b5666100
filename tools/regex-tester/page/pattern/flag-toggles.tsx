import { fill } from '#kit/sentence.ts'
import type { EngineName } from '#lib/regex/engine.ts'
import { optionsPart } from '#ui/panes/bench-parts.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { allFlags } from '../../search/flags.ts'
import { engineTitles } from '../../search/to-tool-error.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './pattern.module.css'

interface FlagTogglesProps {
  flags: string
  engine: EngineName
  onChange: (flags: string) => void
}

type Flag = (typeof allFlags)[number]

/** The flags of the specification first, then those that came later. */
const order: Flag[] = ['g', 'i', 'm', 's', 'u', 'y', 'd', 'v']

/** A switch for every flag. One that the engine does not have can only be taken away. */
export function FlagToggles({ flags, engine, onChange }: FlagTogglesProps) {
  const { flags: names, flagHelp, flagsLabel, noFlag } = usePageTexts<PageTexts>()
  const isEcmascript = engine === 'quickjs' || engine === 'ecmascript'
  return (
    <fieldset ref={optionsPart.ref} className={styles['toggles']} aria-label={flagsLabel}>
      {order.map((flag) => {
        const isOn = flags.includes(flag)
        const isMissing = !isEcmascript && (flag === 'd' || flag === 'v')
        return (
          <button
            key={flag}
            type="button"
            aria-pressed={isOn}
            disabled={isMissing && !isOn}
            title={isMissing ? fill(noFlag, { engine: engineTitles[engine] }) : flagHelp[flag]}
            onClick={() => onChange(toggled(flags, flag))}
          >
            <b>{flag}</b> {names[flag]}
          </button>
        )
      })}
    </fieldset>
  )
}

/** Turns a flag on or off. Of u and v only one can be on. */
function toggled(flags: string, flag: Flag): string {
  if (flags.includes(flag)) return flags.replaceAll(flag, '')
  const other = flag === 'u' ? 'v' : flag === 'v' ? 'u' : ''
  const kept = [...flags].filter((letter) => letter !== other)
  return allFlags.filter((letter) => letter === flag || kept.includes(letter)).join('')
}
