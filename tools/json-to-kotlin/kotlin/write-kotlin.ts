import { numberCycles } from '#lib/json-shape/cycles.ts'
import { docComment } from '#lib/json-shape/description-line.ts'
import type { Field, InferredTypes, ObjectType, Shape } from '#lib/json-shape/shape.ts'
import { exactNumbers } from './exact-numbers.ts'
import { KotlinTypes } from './kotlin-types.ts'
import { literal, quoteIdentifier } from './literals.ts'
import type { KotlinOptions } from './options.ts'

/** The names of types and properties. */
export interface Names {
  root: string
  ofType: (type: ObjectType) => string
  ofField: (field: Field) => string
}

/** A Kotlin file, and the types with too many properties for a class. */
export interface WrittenKotlin {
  code: string
  tooLarge: ObjectType[]
}

/** Writes a Kotlin file, formatted by ktlint's standard rules. */
export function writeKotlin(inferred: InferredTypes, names: Names, options: KotlinOptions): WrittenKotlin {
  const file = new KotlinFile(inferred, names, options)
  const classes = inferred.types.filter((type) => !file.tooLarge.has(type)).map((type) => file.class(type))
  const blocks = [...file.root(), ...classes]
  const exact = exactNumbers(file.exactSizes)
  const imports = [...new Set([...file.imports, ...exact.imports])].sort().map((path) => `import ${path}`)
  const head = [
    ...(options.packageName === '' ? [] : [`package ${options.packageName.split('.').map(quoteIdentifier).join('.')}`]),
    ...(imports.length > 0 ? [imports.join('\n')] : []),
  ]
  const code = [...head, ...blocks, ...exact.blocks].map((block) => `${block}\n`).join('\n')
  return { code, tooLarge: options.serialization === 'kotlinx' ? [...file.tooLarge] : [] }
}

interface Property {
  name: string
  /** Its description from a schema and its annotation. */
  above: string[]
  type: string
  value: string | undefined
}

class KotlinFile {
  /**
   * Classes with too many properties for kotlinx.serialization; without it such classes have no constructor parameters.
   */
  tooLarge = new Set<ObjectType>()
  private inferred: InferredTypes
  private names: Names
  private options: KotlinOptions
  private types: KotlinTypes
  private cycles: Map<ObjectType, number>
  /** The classes that can be constructed without arguments. */
  private emptyClasses: Set<string>

  constructor(inferred: InferredTypes, names: Names, options: KotlinOptions) {
    this.inferred = inferred
    this.names = names
    this.options = options
    this.cycles = numberCycles(inferred.types)
    this.types = new KotlinTypes(options, (type) =>
      this.tooLarge.has(type) ? 'JsonObject' : quoteIdentifier(names.ofType(type)),
    )
    this.emptyClasses = new Set(
      inferred.types
        .filter(({ fields }) => options.defaults || fields.length === 0)
        .map((type) => quoteIdentifier(names.ofType(type))),
    )
    if (options.serialization !== 'kotlinx') return
    // A separate writer, since types that are only measured need no imports.
    const measured = new KotlinTypes(options, names.ofType)
    for (const type of inferred.types) {
      if (!fitsConstructor(type.fields.map(({ shape }) => measured.of(shape)))) this.tooLarge.add(type)
    }
  }

  get imports() {
    return this.types.imports
  }

  get exactSizes() {
    return this.types.exactSizes
  }

  /** Writes a type alias for the root where it is not a class of that name. */
  root(): string[] {
    const { root } = this.inferred
    const type = this.types.of(root)
    return type === quoteIdentifier(this.names.root) ? [] : [`typealias ${quoteIdentifier(this.names.root)} = ${type}`]
  }

  class(type: ObjectType): string {
    const name = quoteIdentifier(this.names.ofType(type))
    const annotation =
      this.options.serialization === 'kotlinx' ? [`@${this.imported('kotlinx.serialization.Serializable')}`] : []
    const before = [...docComment(type.description), ...annotation].map((line) => `${line}\n`).join('')
    if (type.fields.length === 0) return `${before}class ${name}`
    const properties = type.fields.map((field) => this.property(field, type))
    if (!fitsConstructor(properties.map((each) => each.type)))
      return `${before}class ${name} {\n${this.body(properties)}\n}`
    const lines = properties.flatMap(({ name: own, above, type: written, value }) => [
      ...above.map((line) => `    ${line}`),
      `    val ${own}: ${written}${value === undefined ? '' : ` = ${value}`},`,
    ])
    return `${before}data class ${name}(\n${lines.join('\n')}\n)`
  }

  private property(field: Field, holder: ObjectType): Property {
    const { key } = field
    const name = this.names.ofField(field)
    const type = this.typeOf(field, holder)
    const hasValue = this.options.defaults || field.isOptional
    const value = hasValue ? this.valueOf(type) : undefined
    const above = [...docComment(field.description), ...(name === key ? [] : this.annotation(key))]
    return { name: quoteIdentifier(name), above, type, value }
  }

  private typeOf({ shape, isOptional }: Field, holder: ObjectType): string {
    const type = this.types.of(shape)
    const canBeMissing = isOptional || shape.isNullable
    // A recursive type must be nullable, also where null is not wanted.
    const isWanted = this.options.nullable || this.isCycle(shape, holder)
    return canBeMissing && isWanted && !type.endsWith('?') ? `${type}?` : type
  }

  private isCycle = ({ forms }: Shape, holder: ObjectType): boolean =>
    forms.some((form) => form.kind === 'object' && this.cycles.get(form.type) === this.cycles.get(holder))

  private valueOf(type: string): string | undefined {
    if (type !== 'JsonElement') return defaultValue(type, this.emptyClasses)
    if (this.options.serialization === 'kotlinx') return this.imported('kotlinx.serialization.json.JsonNull')
    return `${this.imported('com.google.gson.JsonNull')}.INSTANCE`
  }

  private annotation(key: string): string[] {
    if (this.options.serialization === 'none') return []
    const isGson = this.options.serialization === 'gson'
    const path = isGson ? 'com.google.gson.annotations.SerializedName' : 'kotlinx.serialization.SerialName'
    return [`@${this.imported(path)}(${literal(key)})`]
  }

  private imported(path: string): string {
    this.types.imports.add(path)
    return path.slice(path.lastIndexOf('.') + 1)
  }

  /** Writes the properties of a class without constructor parameters. */
  private body(properties: readonly Property[]): string {
    const lines = properties.flatMap(({ name, above, type }, at) => {
      const value = this.valueOf(type)
      const line = value === undefined ? `    lateinit var ${name}: ${type}` : `    var ${name}: ${type} = ${value}`
      if (above.length === 0) return [line]
      return [...(at > 0 ? [''] : []), ...above.map((each) => `    ${each}`), line]
    })
    return lines.join('\n')
  }
}

/**
 * Whether the constructor of a class can take its properties. The JVM allows 255 slots a method, of which a Long or
 * Double takes two, `this` one, and Kotlin's parameters for default values one per 32 properties and another.
 */
function fitsConstructor(types: readonly string[]): boolean {
  const slots = types.reduce((sum, type) => sum + (/^(?:Long|ULong|Double)$/.test(type) ? 2 : 1), 0)
  return slots + Math.ceil(types.length / 32) + 3 <= 255
}

/** Returns the default value of a type; undefined for a class that needs arguments. */
function defaultValue(type: string, classes: ReadonlySet<string>): string | undefined {
  if (type.endsWith('?')) return 'null'
  const [plain = ''] = type.split('<')
  return values[plain] ?? (classes.has(plain) ? `${plain}()` : undefined)
}

const values: Record<string, string> = {
  Any: 'Any()',
  BigDecimal: 'BigDecimal.ZERO',
  BigInteger: 'BigInteger.ZERO',
  Boolean: 'false',
  Double: '0.0',
  ExactDecimal: 'BigDecimal.ZERO',
  ExactInteger: 'BigInteger.ZERO',
  Int: '0',
  JsonObject: 'JsonObject(emptyMap())',
  List: 'emptyList()',
  Long: '0L',
  Map: 'emptyMap()',
  String: '""',
  ULong: '0u',
}
