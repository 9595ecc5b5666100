import { issuesIn } from '#kit/check-schema.ts'
import type { Description } from '#kit/description.ts'
import { defaultsOf, fieldsOf } from '#kit/json-schema.ts'
import type { Values } from '#kit/values.ts'
import { type Shell, shellNames, shells } from '#lib/shell/quote.ts'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Disclosure } from '#ui/controls/disclosure.tsx'
import { FactList } from '#ui/output/fact-list.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { CipherSettings } from '../../fields/cipher-fields.ts'
import type { KeySettings } from '../../key/key-material.ts'
import type { en } from '../../texts.en.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './derivation.module.css'
import { opensslCommand } from './openssl-command.ts'

interface DerivationProps {
  action: 'encrypt' | 'decrypt'
  operation: Description
  values: Values
  output: Record<string, unknown>
}

/** The key, IV and salt in use, folded away since it shows the key, and the equivalent OpenSSL commands. */
export function Derivation({ action, operation, values, output }: DerivationProps) {
  const { output: labels } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()
  if (!output['key']) return null
  const materialFields = fieldsOf(operation.output).filter(([name]) => /^(key|iv|salt)$/.test(name))
  const commands = commandsFor(action, operation, values, output)
  return (
    <div className={styles['derivation']}>
      <Disclosure label={words.derivation}>
        <div>
          <FactList fields={materialFields} output={output} labels={labels} isStale={false} />
          {commands.map(({ direction, shell, command }) => {
            const label = [words.command[direction], ...(shell ? [`(${shellNames[shell]})`] : [])].join(' ')
            return (
              <div key={label} className={styles['command']}>
                <span>{label}</span>
                <code>{command}</code>
                <CopyButton value={command} look="icon" label={label} />
              </div>
            )
          })}
        </div>
      </Disclosure>
    </div>
  )
}

/**
 * Returns the equivalent command and the one that undoes it, per shell where they differ. Only for files, and for texts
 * that are encrypted to Base64.
 */
function commandsFor(
  action: 'encrypt' | 'decrypt',
  operation: Description,
  values: Values,
  { key, iv, file: resultFile }: Record<string, unknown>,
) {
  if (issuesIn(operation.input, values).length > 0) return []
  const { inputEncoding, outputEncoding, file, ...settings } = {
    ...defaultsOf(operation.input),
    ...values,
  } as CipherSettings & Record<string, unknown>
  const encodings = action === 'encrypt' ? [inputEncoding, outputEncoding] : [outputEncoding, inputEncoding]
  const files = [file, resultFile].flatMap((one) => (one instanceof File ? [one.name] : []))
  const isText = encodings.join() === 'utf-8,base64'
  if ((!isText && files.length < 2) || settings.algorithm === 'Base64') return []

  const material = { key: String(key), iv: String(iv) }
  const opposite = action === 'encrypt' ? ('decrypt' as const) : ('encrypt' as const)
  return [action, opposite].flatMap((direction) => {
    const [input, output] = direction === action ? files : files.toReversed()
    const common = { direction, settings: settings as KeySettings, material }
    const write = (shell: Shell) =>
      opensslCommand({ ...common, ...(input && output && { files: { input, output } }) }, shell)
    const isSame = write('sh') === write('powershell')
    return (isSame ? [undefined] : shells).flatMap((shell) => {
      const command = write(shell ?? 'sh')
      return command === undefined ? [] : [{ direction, shell, command }]
    })
  })
}
