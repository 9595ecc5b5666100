import { fill } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import type { Values } from '#kit/values.ts'
import { Button } from '#ui/controls/button.tsx'
import { focusResult } from '#ui/panes/bench-parts.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './derivation.module.css'

/** The defaults of this tool, of OpenSSL with -pbkdf2 and without, and of its old versions and CryptoJS. */
const candidates = [
  { kdf: 'pbkdf2-sha256', iterations: 600_000 },
  { kdf: 'pbkdf2-sha256', iterations: 10_000 },
  { kdf: 'evp-sha256', iterations: undefined },
  { kdf: 'evp-md5', iterations: undefined },
] as const

interface OtherDerivationsProps {
  error: Error
  values: Values
  onChange: (changed: Values) => void
}

/** Offers the other key derivations when a passphrase fails. */
export function OtherDerivations({ error, values, onChange }: OtherDerivationsProps) {
  const words = usePageTexts<PageTexts>()
  const isPassphrase = (values['keyEncoding'] ?? 'passphrase') === 'passphrase'
  if (!(error instanceof ToolError) || error.code !== 'decryptionFailed' || !isPassphrase) return null
  if (values['algorithm'] === 'Base64') return null

  const [kdf, iterations] = [values['kdf'] ?? 'pbkdf2-sha256', values['iterations'] ?? 600_000]
  const others = candidates.filter(
    (one) => one.kdf !== kdf || (one.iterations !== undefined && one.iterations !== iterations),
  )
  return (
    <fieldset className={styles['others']} aria-label={words.otherDerivations}>
      <span>{words.otherDerivations}</span>
      {others.map((other) => (
        <Button
          key={`${other.kdf} ${other.iterations}`}
          size="small"
          onClick={() => {
            onChange(other)
            // The pressed button disappears with the failure, so the focus goes to the result.
            focusResult()
          }}
        >
          {fill(other.iterations ? words.tryIterations : words.tryDerivation, {
            ...other,
            iterations: other.iterations ?? '',
          })}
        </Button>
      ))}
    </fieldset>
  )
}
