import { hashAlgorithms } from '#lib/hashing/algorithms.ts'
import { Segments } from '#ui/controls/segments.tsx'
import { Presets } from '#ui/fields/presets.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Rail } from '#ui/panes/rail.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { defaultAlgorithms } from '../../hashing/default-algorithms.ts'
import type { en } from '../../texts.en.ts'
import type { PageTexts } from '../texts.en.ts'
import { DownloadFormat, type DownloadFormatProps } from './download-format.tsx'
import styles from './options.module.css'
import type { Settings } from './use-settings.ts'

const presets = {
  usual: defaultAlgorithms,
  sha256: ['SHA-256'],
  fast: ['BLAKE3', 'XXH3'],
  all: [...hashAlgorithms],
} satisfies Record<string, readonly string[]>

/** Two fields as one question. */
const encodings = ['lower', 'upper', 'base64'] as const

const names = ['usual', 'sha256', 'fast', 'all'] as const

interface OptionsProps {
  settings: Settings
  download: DownloadFormatProps
}

/** The options: algorithms, format of hashes, key, and download format. */
export function Options({ settings, download }: OptionsProps) {
  const words = usePageTexts<PageTexts>()
  const { input: labels } = useToolTexts<typeof en>()
  const { algorithms, unkeyed, encoding, upperCase, hmacKey, change } = settings
  const chosen = hashAlgorithms.filter((one) => algorithms.includes(one) || unkeyed.includes(one))
  return (
    <Rail>
      <Presets
        label={labels.algorithms.label}
        presets={names.map((value) => ({ value, ...words.presets[value] }))}
        value={names.find((name) => presets[name].join() === chosen.join())}
        onChange={(preset) => change({ algorithms: presets[preset ?? 'usual'] })}
      />
      <fieldset className={styles['algorithms']}>
        <legend>{labels.algorithms.label}</legend>
        {hashAlgorithms.map((algorithm) => (
          <label key={algorithm}>
            <input
              type="checkbox"
              checked={chosen.includes(algorithm)}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  algorithms: hashAlgorithms.filter((one) => (one === algorithm ? checked : chosen.includes(one))),
                })
              }
            />
            {algorithm}
          </label>
        ))}
        {chosen.length === 0 && <p role="alert">{words.noAlgorithm}</p>}
      </fieldset>
      <div className={styles['choice']}>
        <span>{labels.encoding.label}</span>
        <Segments
          isWide
          label={labels.encoding.label}
          choices={encodings.map((value) => ({ value, label: words.encodings[value] }))}
          value={encoding === 'base64' ? 'base64' : upperCase ? 'upper' : 'lower'}
          onChange={(way) => change({ encoding: way === 'base64' ? way : 'hex', upperCase: way === 'upper' })}
        />
      </div>
      <TextField
        label={labels.hmacKey.label}
        // An element is shown at once, a string only behind a button.
        description={unkeyed.length > 0 ? <span>{words.unkeyed}</span> : words.keyNote}
        title={labels.hmacKey.help}
        value={hmacKey}
        spellCheck={false}
        // Not the password of this site, which browsers would fill in here.
        autoComplete="off"
        onChange={({ currentTarget }) => change({ hmacKey: currentTarget.value || undefined })}
      />
      <DownloadFormat {...download} />
    </Rail>
  )
}
