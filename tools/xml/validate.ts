import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { fill } from '#kit/sentence.ts'
import { textOf } from '#kit/text-of.ts'
import { diagnosticsField } from '#lib/diagnostics.ts'
import type { Namespaces } from '#lib/xml/namespaces.ts'
import { syntaxReasons } from '#lib/xml/syntax-reasons.ts'
import type { XmlSyntaxError } from '#lib/xml/walk-xml.ts'
import { parseXml } from './source/parse-xml.ts'
import { sentences } from './source/sentences.ts'

/** Checks whether a text is well-formed XML, without validating it against a schema. */
export const validate = defineOperation('validate', {
  input: { xml: textOf('application/xml') },
  output: {
    isValid: z.boolean(),
    errors: diagnosticsField(sentences),
    root: z.string(),
    namespaces: z.array(z.strictObject({ prefix: z.string(), uri: z.string() })).meta({ format: 'table' }),
  },
  async run({ xml }) {
    const syntaxErrors: XmlSyntaxError[] = []
    let root = ''
    let scope: Namespaces | undefined
    await parseXml(xml, {
      open(name, _, namespaces) {
        root ||= name
        scope = namespaces
      },
      error: (error) => syntaxErrors.length < maxErrors && syntaxErrors.push(error),
    })
    const said = syntaxErrors.map(({ place, reason, params }) => ({
      ...place,
      message: fill(syntaxReasons[reason].en, params),
      code: reason,
      params,
    }))
    return {
      isValid: syntaxErrors.length === 0,
      errors: said.filter(({ line, column, message }, at) => {
        const before = said[at - 1]
        return !before || before.line !== line || before.column !== column || before.message !== message
      }),
      root,
      namespaces: [...(scope?.declared ?? [])].flatMap(([prefix, uris]) => [...uris].map((uri) => ({ prefix, uri }))),
    }
  },
})

const maxErrors = 100
