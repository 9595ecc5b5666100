import { replaceFiles } from '#lib/json-files.node.ts'

/** Makes a value structured-cloneable: every File becomes its name, media type and bytes. */
export async function serialize(value: unknown): Promise<unknown> {
  const reading: Promise<void>[] = []
  const serialized = replaceFiles(value, (file) => {
    const plain = { name: file.name, type: file.type, bytes: new Uint8Array() }
    const read = async () => {
      plain.bytes = new Uint8Array(await file.arrayBuffer())
    }
    reading.push(read())
    return plain
  })
  await Promise.all(reading)
  return serialized
}

/** Restores the Files of a serialized value. Only they contain bytes. */
export function deserialize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deserialize)
  if (typeof value !== 'object' || value === null) return value
  if (isSerializedFile(value)) return new File([value.bytes], value.name, { type: value.type })
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, deserialize(field)]))
}

const isSerializedFile = (value: object): value is { name: string; type: string; bytes: Uint8Array<ArrayBuffer> } =>
  'bytes' in value && value.bytes instanceof Uint8Array
