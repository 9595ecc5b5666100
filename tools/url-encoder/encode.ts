import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { findLoneSurrogate } from '#lib/text-position.ts'
import { errors } from './errors.ts'

export const encode = defineOperation('encode', {
  undoneBy: 'decode',
  undoneWith: { plusAsSpace: { from: 'scope', equals: 'form' }, eachLine: { from: 'eachLine' } },
  input: {
    text: textOf('text/plain'),
    scope: z.enum(['component', 'uri', 'form', 'all']).default('component'),
    eachLine: z.boolean().default(false),
  },
  output: { text: textOf('text/plain') },
  run({ text, scope, eachLine }) {
    if (text === '') throw errors.empty()
    const lone = findLoneSurrogate(text)
    if (lone) throw errors.encodeFailed(lone)
    return { text: eachLine ? text.replace(/[^\r\n]+/g, encoders[scope]) : encoders[scope](text) }
  },
})

const encoders = {
  /** RFC 3986, section 2.3: all but the unreserved characters; `encodeURIComponent` keeps five more. */
  component: (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, percentEncode),
  /**
   * RFC 3986, section 2.2: reserved characters are kept, also the brackets of IPv6 hosts, which `encodeURI` encodes.
   */
  uri: (text: string) => encodeURI(text).replace(/%5([BD])/g, (_, digit) => (digit === 'B' ? '[' : ']')),
  /** WHATWG URL, section 5.2: the value of a field in application/x-www-form-urlencoded. */
  form: (text: string) => new URLSearchParams([['', text]]).toString().slice(1),
  all: (text: string) => percentEncode(text),
}

/** Writes every byte of the text's UTF-8 as % and two digits. */
function percentEncode(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return Array.from(bytes, (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
}
