/**
 * Stubs of the parts of kotlinx.serialization that the code uses, and of what Kotlin 1.3.31 lacks in the standard
 * library.
 */
export const stubs: Record<string, string> = {
  'serialization.kt': `package kotlinx.serialization

import kotlin.reflect.KClass

@Target(AnnotationTarget.CLASS, AnnotationTarget.PROPERTY, AnnotationTarget.TYPE)
annotation class Serializable(val with: KClass<*> = KSerializer::class)

@Target(AnnotationTarget.CLASS, AnnotationTarget.PROPERTY)
annotation class SerialName(val value: String)

annotation class ExperimentalSerializationApi

interface KSerializer<T> {
    val descriptor: kotlinx.serialization.descriptors.SerialDescriptor
    fun deserialize(decoder: kotlinx.serialization.encoding.Decoder): T
    fun serialize(encoder: kotlinx.serialization.encoding.Encoder, value: T)
}
`,
  'descriptors.kt': `package kotlinx.serialization.descriptors

interface SerialDescriptor

sealed class PrimitiveKind {
    object LONG : PrimitiveKind()
    object DOUBLE : PrimitiveKind()
}

@Suppress("TestFunctionName")
fun PrimitiveSerialDescriptor(serialName: String, kind: PrimitiveKind): SerialDescriptor =
    object : SerialDescriptor {
        override fun toString() = serialName + kind
    }
`,
  'encoding.kt': `package kotlinx.serialization.encoding

interface Decoder

interface Encoder
`,
  'json.kt': `package kotlinx.serialization.json

import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

sealed class JsonElement

open class JsonPrimitive(val content: String) : JsonElement()

object JsonNull : JsonPrimitive("null")

class JsonObject(content: Map<String, JsonElement>) : JsonElement(), Map<String, JsonElement> by content

val JsonElement.jsonPrimitive: JsonPrimitive get() = this as JsonPrimitive

@Suppress("TestFunctionName")
fun JsonUnquotedLiteral(value: String?): JsonPrimitive = JsonPrimitive(value ?: "null")

interface JsonDecoder : Decoder {
    fun decodeJsonElement(): JsonElement
}

interface JsonEncoder : Encoder {
    fun encodeJsonElement(element: JsonElement)
}
`,
  'opt-in.kt': `package kotlin

annotation class OptIn(vararg val markerClass: kotlin.reflect.KClass<out Annotation>)
`,
}
