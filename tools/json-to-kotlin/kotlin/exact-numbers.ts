import { exactNames } from './kotlin-types.ts'

/** Serializers for the numbers that kotlinx.serialization would round, where types are written with them. */
export function exactNumbers(code: string): { imports: string[]; blocks: string[] } {
  const used = [
    { name: exactNames.integer, type: 'BigInteger', kind: 'LONG' },
    { name: exactNames.decimal, type: 'BigDecimal', kind: 'DOUBLE' },
  ].filter(({ name }) => new RegExp(`\\b${name}\\b`).test(code))
  if (used.length === 0) return { imports: [], blocks: [] }
  return {
    imports: [...imports, ...used.map(({ type }) => `java.math.${type}`)],
    blocks: used.flatMap(({ name, type, kind }) => [alias(name, type), serializer(type, kind)]),
  }
}

const imports = [
  'kotlinx.serialization.ExperimentalSerializationApi',
  'kotlinx.serialization.KSerializer',
  'kotlinx.serialization.Serializable',
  'kotlinx.serialization.descriptors.PrimitiveKind',
  'kotlinx.serialization.descriptors.PrimitiveSerialDescriptor',
  'kotlinx.serialization.descriptors.SerialDescriptor',
  'kotlinx.serialization.encoding.Decoder',
  'kotlinx.serialization.encoding.Encoder',
  'kotlinx.serialization.json.JsonDecoder',
  'kotlinx.serialization.json.JsonEncoder',
  'kotlinx.serialization.json.JsonUnquotedLiteral',
  'kotlinx.serialization.json.jsonPrimitive',
]

const alias = (name: string, type: string): string =>
  `typealias ${name} = @Serializable(with = ${type}Serializer::class) ${type}`

const serializer = (type: string, kind: string): string => `/** Reads and writes every digit of a number. */
object ${type}Serializer : KSerializer<${type}> {
    override val descriptor: SerialDescriptor = PrimitiveSerialDescriptor("java.math.${type}", PrimitiveKind.${kind})

    override fun deserialize(decoder: Decoder): ${type} =
        ${type}((decoder as JsonDecoder).decodeJsonElement().jsonPrimitive.content)

    @OptIn(ExperimentalSerializationApi::class)
    override fun serialize(
        encoder: Encoder,
        value: ${type},
    ) {
        (encoder as JsonEncoder).encodeJsonElement(JsonUnquotedLiteral(value.toString()))
    }
}`
