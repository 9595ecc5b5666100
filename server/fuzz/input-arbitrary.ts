import * as fc from 'fast-check'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { fileSignatures, numbers, texts } from './dictionary.ts'

type Input = Record<string, unknown>

/** Generates inputs of an operation: mutated samples, or values from the schema and the dictionary. */
export function inputArbitrary(schema: JsonSchema, samples: readonly Input[]): fc.Arbitrary<Input> {
  const fields = fieldsOf(schema)
  const generated = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, arbitraryOf(field)])), {
    requiredKeys: schema.required ?? [],
  })
  if (samples.length === 0 || fields.length === 0) return generated
  const mutated = fc
    .tuple(fc.constantFrom(...samples), fc.constantFrom(...fields))
    .chain(([sample, [name, field]]) =>
      fc.oneof(mutatedValue(sample[name], field), arbitraryOf(field)).map((value) => ({ ...sample, [name]: value })),
    )
  return fc.oneof({ arbitrary: mutated, weight: 3 }, { arbitrary: generated, weight: 1 })
}

/** Generates a value that matches a schema, or just fails to. */
function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.format === 'file') return file
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map((each) => arbitraryOf(Object(each))))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'number' || schema.type === 'integer') return numberOf(schema)
  if (schema.type === 'array') return fc.array(arbitraryOf(Object(schema.items)), { maxLength: 5 })
  if (schema.type === 'object') return objectOf(schema)
  return text
}

const text = fc.oneof(
  fc.constantFrom(...texts),
  fc.array(fc.constantFrom(...texts), { maxLength: 6 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.json({ maxDepth: 3 }),
)

function numberOf({ minimum = -1e6, maximum = minimum + 1e6, type }: JsonSchema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, Number.MIN_SAFE_INTEGER), Math.min(maximum, Number.MAX_SAFE_INTEGER)]
  const fraction = fc.double({ min, max, noNaN: true })
  const isNarrow = Math.ceil(min) > Math.floor(max)
  const within = isNarrow ? fraction : fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
  const edges = fc.constantFrom(min, max, min - 1, max + 1, ...numbers)
  return type === 'integer' ? fc.oneof(within, edges) : fc.oneof(within, edges, fraction)
}

function objectOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const fields = fieldsOf(schema)
  if (fields.length === 0) return fc.dictionary(text, text, { maxKeys: 4 })
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, arbitraryOf(field)])), {
    requiredKeys: schema.required ?? [],
  })
}

const bytes = fc
  .tuple(fc.constantFrom(...fileSignatures), fc.uint8Array({ maxLength: 200 }))
  .map(([beginning, rest]) => Uint8Array.from([...beginning, ...rest]))

const file = fc
  .tuple(bytes, fc.constantFrom(...texts), fc.constantFrom('', 'image/png', 'text/plain', 'image/svg+xml', 'a'))
  .map(([content, name, type]) => new File([content], name, { type }))

/** Mutates a sample's value in one place. */
function mutatedValue(value: unknown, schema: JsonSchema): fc.Arbitrary<unknown> {
  if (typeof value === 'string' && !schema.enum) return mutatedText(value)
  if (value instanceof File) return mutatedFile(value)
  if (Array.isArray(value) && value.length > 0) {
    const index = fc.nat({ max: value.length - 1 })
    return index.chain((at) => mutatedValue(value[at], Object(schema.items)).map((each) => value.with(at, each)))
  }
  return arbitraryOf(schema)
}

const mutatedText = (value: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat({ max: value.length }), fc.nat({ max: 20 }), fc.constantFrom(...texts, 'again'))
    .map(([at, length, word]) => {
      const cut = value.slice(at, at + length)
      return value.slice(0, at) + (word === 'again' ? cut.repeat(20) : word) + value.slice(at + length)
    })

/** Bytes of the samples' files, each read once. */
const contents = new WeakMap<File, Promise<Uint8Array>>()

/** Mutates a sample's file: replaces a byte, cuts the end off, or repeats the beginning. */
function mutatedFile(value: File): fc.Arbitrary<Promise<File>> {
  const read = contents.get(value) ?? value.bytes()
  contents.set(value, read)
  return fc
    .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat({ max: 255 }), fc.constantFrom('turn', 'cut', 'double'))
    .map(async ([where, byte, how]) => {
      const whole = await read
      // Cubed, since most errors of decoders are triggered near the beginning.
      const at = Math.floor(where ** 3 * whole.length)
      const mutated =
        how === 'double'
          ? [whole.subarray(0, at), whole]
          : [how === 'cut' ? whole.subarray(0, at) : whole.with(Math.min(at, whole.length - 1), byte)]
      return new File(
        mutated.map((part) => Uint8Array.from(part)),
        value.name,
        { type: value.type },
      )
    })
}
