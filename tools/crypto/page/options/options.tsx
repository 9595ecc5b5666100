import { IconDice5 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Values } from '#kit/values.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Disclosure } from '#ui/controls/disclosure.tsx'
import { Field } from '#ui/fields/field.tsx'
import { FieldPair } from '#ui/fields/field-pair.tsx'
import type { Issues } from '#ui/fields/issues-at.ts'
import { Rail } from '#ui/panes/rail.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { type Cipher, ivLengthOf, type Mode } from '../../algorithm/algorithms.ts'
import { type Warning, warningsOf } from '../../algorithm/warnings.ts'
import { randomHex } from '../../key/random-key.ts'
import type { en } from '../../texts.en.ts'
import type { PageTexts } from '../texts.en.ts'
import { Option } from './option.tsx'
import { settingsIn } from './relevant-fields.ts'

/** The relevant fields and their values. */
export interface FormProps {
  schema: JsonSchema
  values: Values
  issues: Issues
  onChange: (changed: Values) => void
}

/** The relevant options, the most used first, each with its warnings below. */
export function Options({ isEncrypting, ...form }: FormProps & { isEncrypting: boolean }) {
  const words = usePageTexts<PageTexts>()
  const { schema, values, onChange } = form
  const settingOf = settingsIn(schema, values)
  const has = (...names: string[]) => names.some((name) => schema.properties?.[name])
  // Reusing an IV or salt with the same key leaks information.
  const singleUseNote = (name: string) => (isEncrypting && values[name] !== undefined ? words.singleUse : undefined)
  const generateIv = () =>
    onChange({ iv: randomHex(ivLengthOf(settingOf('algorithm') as Cipher, settingOf('mode') as Mode)) })

  return (
    <Rail>
      <RelevantOption name="algorithm" {...form} />
      <RelevantOption name="hmacHash" {...form} />
      {has('mode') && (
        <FieldPair>
          <RelevantOption name="mode" {...form} />
          <RelevantOption name="padding" {...form} />
        </FieldPair>
      )}
      <RelevantOption
        name="iv"
        {...form}
        note={singleUseNote('iv')}
        placeholder={isEncrypting ? words.random : ''}
        action={
          isEncrypting && (
            <IconButton label={words.newIv} onClick={generateIv}>
              <IconDice5 size={18} stroke={1.75} />
            </IconButton>
          )
        }
      />
      <RelevantOption name="kdf" {...form} />
      {has('keySize', 'iterations') && (
        <FieldPair>
          <RelevantOption name="keySize" {...form} />
          <RelevantOption name="iterations" {...form} />
        </FieldPair>
      )}
      {has('inputEncoding', 'outputEncoding') && (
        <FieldPair>
          <RelevantOption name="inputEncoding" {...form} />
          <RelevantOption name="outputEncoding" {...form} />
        </FieldPair>
      )}
      {has('salt', 'prependIv', 'aad') && (
        <Disclosure label={words.more} isOpen={has('aad') || values['salt'] !== undefined}>
          <RelevantOption
            name="salt"
            {...form}
            note={singleUseNote('salt')}
            placeholder={isEncrypting ? words.random : words.inMessage}
          />
          <RelevantOption name="prependIv" {...form} />
          <RelevantOption name="aad" {...form} />
        </Disclosure>
      )}
    </Rail>
  )
}

interface RelevantOptionProps extends FormProps {
  name: keyof typeof en.input
  note?: string | undefined
  placeholder?: string
  action?: ReactNode
}

/** An option, if it is relevant. */
function RelevantOption({ name, schema, values, issues, onChange, ...rest }: RelevantOptionProps) {
  const labels = useToolTexts<typeof en>().input
  const field = schema.properties?.[name]
  if (typeof field !== 'object') return null
  const shared = { schema: field, text: labels[name], value: settingsIn(schema, values)(name) }
  const change = (value: unknown) => onChange({ [name]: value })
  if (field.type === 'boolean') return <Field {...shared} issue={issues[name]} onChange={change} />
  return (
    <Option {...shared} {...rest} error={issues[name]} warnings={warningsAt(name, schema, values)} onChange={change} />
  )
}

/** Returns the warnings that concern this field. */
function warningsAt(name: string, schema: JsonSchema, values: Values): Warning[] {
  const settingOf = settingsIn(schema, values)
  const choices = ['algorithm', 'mode', 'padding', 'kdf', 'keyEncoding', 'hmacHash'].map((each) => [
    each,
    settingOf(each),
  ])
  const fieldOfWarning: Record<Warning, string> = {
    des: 'algorithm',
    tripleDes: 'algorithm',
    rc4: 'algorithm',
    ...(settingOf('algorithm') === 'HMAC'
      ? { md5: 'hmacHash', sha1: 'hmacHash' }
      : { md5: 'algorithm', sha1: 'algorithm' }),
    ecb: 'mode',
    zeroPadding: 'padding',
    evp: 'kdf',
  }
  return warningsOf(Object.fromEntries(choices)).filter((warning) => fieldOfWarning[warning] === name)
}
