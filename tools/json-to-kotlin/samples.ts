import type { Samples } from '#kit/samples.ts'
import { sampleSchema } from '#lib/json-shape/sample-schema.ts'
import type * as operations from './operations.ts'

export const samples: Samples<typeof operations> = {
  convert: [
    {
      title: { en: 'A record with a list', zh: '带列表的记录' },
      input: {
        json: `{
  "id": 9007199254740993,
  "name": "Lin 林",
  "email": null,
  "created-at": "2026-03-14T09:26:53Z",
  "team": { "id": 12, "title": "Platform" },
  "devices": [
    { "os": "linux", "ipAddress": "10.0.0.7", "pinned": true },
    { "os": "macos", "ipAddress": null }
  ]
}`,
      },
      output: {
        code: `data class Root(
    val id: Long,
    val name: String,
    val email: Any?,
    val \`created-at\`: String,
    val team: Team,
    val devices: List<Device>,
)

data class Team(
    val id: Int,
    val title: String,
)

data class Device(
    val os: String,
    val ipAddress: String?,
    val pinned: Boolean? = null,
)
`,
        warnings: [],
      },
    },
    {
      title: { en: 'For kotlinx.serialization', zh: '用于 kotlinx.serialization' },
      input: {
        json: '{"order_id":7,"total":12345678901234567890.50,"mixed":[1,"x"],"buyer":{"姓名":"林小雨","class":"A"}}',
        typeName: 'Order',
        packageName: 'com.example.orders',
        serialization: 'kotlinx',
      },
      output: {
        code: `package com.example.orders

import java.math.BigDecimal
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.JsonDecoder
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonEncoder
import kotlinx.serialization.json.JsonUnquotedLiteral
import kotlinx.serialization.json.jsonPrimitive

@Serializable
data class Order(
    @SerialName("order_id")
    val orderId: Int,
    val total: ExactDecimal,
    val mixed: List<JsonElement>,
    val buyer: Buyer,
)

@Serializable
data class Buyer(
    val 姓名: String,
    val \`class\`: String,
)

typealias ExactDecimal = @Serializable(with = BigDecimalSerializer::class) BigDecimal

/** Reads and writes every digit of a number. */
object BigDecimalSerializer : KSerializer<BigDecimal> {
    override val descriptor: SerialDescriptor = PrimitiveSerialDescriptor("java.math.BigDecimal", PrimitiveKind.DOUBLE)

    override fun deserialize(decoder: Decoder): BigDecimal =
        BigDecimal((decoder as JsonDecoder).decodeJsonElement().jsonPrimitive.content)

    @OptIn(ExperimentalSerializationApi::class)
    override fun serialize(
        encoder: Encoder,
        value: BigDecimal,
    ) {
        (encoder as JsonEncoder).encodeJsonElement(JsonUnquotedLiteral(value.toString()))
    }
}
`,
        warnings: [],
      },
    },
    {
      title: { en: 'For Gson, with default values', zh: '用于 Gson，带默认值' },
      input: {
        json: '[{"id":1,"tags":["a"],"rates":{"2026-01-05":68.5,"2026-01-06":70}},{"id":18446744073709551615,"rates":{}}]',
        typeName: 'Items',
        serialization: 'gson',
        defaults: true,
      },
      output: {
        code: `import java.math.BigInteger

typealias Items = List<Item>

data class Item(
    val id: BigInteger = BigInteger.ZERO,
    val tags: List<String>? = null,
    val rates: Map<String, Double> = emptyMap(),
)
`,
        warnings: [],
      },
    },
    {
      title: { en: 'Several samples, one per line', zh: '多个示例，每行一个' },
      input: {
        json: `{"id": 1, "name": "Lin 林", "tags": ["new"]}
{"id": 2, "name": "Ada", "email": "ada@example.org"}`,
      },
      output: {
        code: `data class Root(
    val id: Int,
    val name: String,
    val tags: List<String>? = null,
    val email: String? = null,
)
`,
        warnings: [],
      },
    },
    {
      title: { en: 'JSON Schema', zh: 'JSON Schema' },
      input: {
        json: sampleSchema,
      },
      output: {
        code: `data class Order(
    val id: Long,
    val status: String? = null,
    val buyer: Person,
    val items: List<Item>,
    val note: String? = null,
)

data class Person(
    val name: String,
    val city: String? = null,
)

data class Item(
    val sku: String,
    val quantity: Long,
    val price: Double? = null,
)
`,
        warnings: [],
      },
    },
  ],
}
