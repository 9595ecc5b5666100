import { fill } from '#kit/sentence.ts'
import type { EngineName } from '#lib/regex/engine.ts'
import { optionsPart } from '#ui/panes/bench-parts.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { allFlags, flagsOf } from '../../search/flags.ts'
import { engineTitles } from '../../search/to-tool-error.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './pattern.module.css'

interface FlagTogglesProps {
  flags: string
  engine: EngineName
  onChange: (flags: string) => void
}

type Flag = Exclude<(typeof allFlags)[number], 'L'>

/** The flags of the specification first, then those that came later; those of other languages only where they can be had. */
const order: Flag[] = ['g', 'i', 'm', 's', 'u', 'y', 'd', 'v', 'x', 'a']
const isForeign = (flag: Flag): boolean => flag === 'x' || flag === 'a'

/** A toggle for every flag. One that the engine lacks can only be turned off. */
export function FlagToggles({ flags, engine, onChange }: FlagTogglesProps) {
  const { flags: names, flagHelp, flagsLabel, noFlag } = usePageTexts<PageTexts>()
  const own = flagsOf(engine)
  return (
    <fieldset ref={optionsPart.ref} className={styles['toggles']} aria-label={flagsLabel}>
      {order.map((flag) => {
        const isOn = flags.includes(flag)
        const isMissing = !own.includes(flag)
        if (isMissing && isForeign(flag) && !isOn) return null
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

/** Turns a flag on or off. Beside u there is neither v nor a. */
function toggled(flags: string, flag: Flag): string {
  if (flags.includes(flag)) return flags.replaceAll(flag, '')
  const others = flag === 'u' ? 'va' : flag === 'v' || flag === 'a' ? 'u' : ''
  const kept = [...flags].filter((letter) => !others.includes(letter))
  return allFlags.filter((letter) => letter === flag || kept.includes(letter)).join('')
}
