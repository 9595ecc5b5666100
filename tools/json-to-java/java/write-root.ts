import type { Shape } from '#lib/json-shape/shape.ts'
import type { Declaration } from './declaration.ts'
import type { JavaTypes } from './java-types.ts'
import type { Names } from './names.ts'
import type { JavaOptions } from './options.ts'
import { readerOf, valueAccessor } from './write-union.ts'

/**
 * Writes the type of a document that is no object: a list or a map of its own name, which every library reads as such,
 * or a record of one value, which Jackson alone reads by itself.
 */
export function rootOf(root: Shape, types: JavaTypes, names: Names, options: JavaOptions): Declaration {
  const base = collectionOf(root, types)
  if (base)
    return { ...plain, name: names.root, head: [`public class ${names.root} extends ${base}`], imports: types.imports }
  const type = root.forms[0]?.kind === 'string' ? 'String' : types.of(root)
  if (options.annotations !== 'jackson')
    return { ...plain, name: names.root, head: [`public record ${names.root}(${type} value)`], imports: types.imports }
  const deserialize = types.imported('com.fasterxml.jackson.databind.annotation.JsonDeserialize')
  return {
    name: names.root,
    above: [`@${deserialize}(using = ${names.root}.Reader.class)`],
    head: [`public record ${names.root}(${type} value)`],
    members: [valueAccessor(type, types), readerOf(names.root, root.forms, () => names.root, types, 'public static ')],
    imports: types.imports,
  }
}

const plain = { above: [], members: [] }

function collectionOf({ forms: [form] }: Shape, types: JavaTypes): string | undefined {
  if (form?.kind === 'array') return `${types.imported('java.util.ArrayList')}<${types.ofItem(form.items)}>`
  if (form?.kind === 'map') return `${types.imported('java.util.LinkedHashMap')}<String, ${types.ofItem(form.values)}>`
  // An object with more keys than a class can have.
  if (form?.kind === 'object') return `${types.imported('java.util.LinkedHashMap')}<String, ${types.anything()}>`
  return undefined
}
