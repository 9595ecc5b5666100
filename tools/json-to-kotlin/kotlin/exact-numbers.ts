import { type ExactSize, exactNames } from './kotlin-types.ts'

/** Writes serializers for the numbers in use that kotlinx.serialization would round. */
export function exactNumbers(sizes: ReadonlySet<ExactSize>): { imports: string[]; blocks: string[] } {
  if (sizes.size === 0) return { imports: [], blocks: [] }
  const used = (['integer', 'decimal'] as const).filter((size) => sizes.has(size))
  return {
    imports: [...imports, ...used.map((size) => `java.math.${javaTypes[size]}`)],
    blocks: used.flatMap((size) => [
      alias(exactNames[size], javaTypes[size]),
      serializer(javaTypes[size], kinds[size]),
    ]),
  }
}

const javaTypes = { integer: 'BigInteger', decimal: 'BigDecimal' }
const kinds = { integer: 'LONG', decimal: 'DOUBLE' }

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
