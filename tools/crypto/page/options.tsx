import { IconDice5 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { JsonSchema } from '#kit/json-schema.ts'
import { Rail } from '#ui/bench/rail.tsx'
import { IconButton } from '#ui/controls/button.tsx'
import type { Faults } from '#ui/fields/faults-at.ts'
import { Field } from '#ui/fields/field.tsx'
import type { Values } from '#ui/fields/values.ts'
import { useToolTexts } from '#ui/frame/tool.ts'
import { type Cipher, facts } from '../ciphers.ts'
import { randomHex } from '../random-key.ts'
import { chosenIn } from '../taking-part.ts'
import type { en } from '../texts.en.ts'
import { type Warning, warningsOf } from '../warnings.ts'
import { Option } from './option.tsx'
import styles from './page.module.css'

/** The fields that take part, and what stands in them. */
export interface FormProps {
  schema: JsonSchema
  values: Values
  faults: Faults
  onChange: (changed: Values) => void
}

/** The options that take part, the usual ones first, and what is weak about each right below it. */
export function Options({ isEncrypting, ...form }: FormProps & { isEncrypting: boolean }) {
  const { page: words } = useToolTexts<typeof en>()
  const { schema, values, onChange } = form
  const chosen = chosenIn(schema, values)
  const has = (...names: string[]) => names.some((name) => schema.properties?.[name])
  // The same twice, with the same key, gives secrets away.
  const once = (name: string) => (isEncrypting && values[name] !== undefined ? words.once : undefined)
  const makeIv = () => onChange({ iv: randomHex(facts[chosen('algorithm') as Cipher].ivLength) })

  return (
    <Rail>
      <One name="algorithm" {...form} />
      <One name="hmacHash" {...form} />
      {has('mode') && (
        <div className={styles['two']}>
          <One name="mode" {...form} />
          <One name="padding" {...form} />
        </div>
      )}
      <One
        name="iv"
        {...form}
        note={once('iv')}
        placeholder={isEncrypting ? words.random : ''}
        action={
          isEncrypting && (
            <IconButton label={words.newIv} onClick={makeIv}>
              <IconDice5 size={18} stroke={1.75} />
            </IconButton>
          )
        }
      />
      <One name="kdf" {...form} />
      {has('keySize', 'iterations') && (
        <div className={styles['two']}>
          <One name="keySize" {...form} />
          <One name="iterations" {...form} />
        </div>
      )}
      {has('inputEncoding', 'outputEncoding') && (
        <div className={styles['two']}>
          <One name="inputEncoding" {...form} />
          <One name="outputEncoding" {...form} />
        </div>
      )}
      {has('salt', 'prependIv', 'aad') && (
        <details className={styles['more']} open={has('aad') || values['salt'] !== undefined || undefined}>
          <summary>{words.more}</summary>
          <One name="salt" {...form} note={once('salt')} placeholder={isEncrypting ? words.random : words.inMessage} />
          <One name="prependIv" {...form} />
          <One name="aad" {...form} />
        </details>
      )}
    </Rail>
  )
}

interface OneProps extends FormProps {
  name: keyof typeof en.input
  note?: string | undefined
  placeholder?: string
  action?: ReactNode
}

/** One option, where it takes part. */
function One({ name, schema, values, faults, onChange, ...rest }: OneProps) {
  const labels = useToolTexts<typeof en>().input
  const field = schema.properties?.[name]
  if (typeof field !== 'object') return null
  const shared = { schema: field, text: labels[name], value: chosenIn(schema, values)(name), fault: faults[name] }
  const change = (value: unknown) => onChange({ [name]: value })
  if (field.type === 'boolean') return <Field {...shared} onChange={change} />
  return <Option {...shared} {...rest} warnings={weakAt(name, schema, values)} onChange={change} />
}

/** What is weak about what was chosen here, and not somewhere else. */
function weakAt(name: string, schema: JsonSchema, values: Values): Warning[] {
  const chosen = chosenIn(schema, values)
  const choices = ['algorithm', 'mode', 'padding', 'kdf', 'keyEncoding', 'hmacHash'].map((each) => [each, chosen(each)])
  const places: Record<Warning, string> = {
    ...{ des: 'algorithm', tripleDes: 'algorithm', rc4: 'algorithm' },
    ...(chosen('algorithm') === 'HMAC'
      ? { md5: 'hmacHash', sha1: 'hmacHash' }
      : { md5: 'algorithm', sha1: 'algorithm' }),
    ...{ ecb: 'mode', zeroPadding: 'padding', evp: 'kdf' },
  }
  return warningsOf(Object.fromEntries(choices)).filter((warning) => places[warning] === name)
}
