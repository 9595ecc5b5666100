import { replaceFiles } from '#lib/json-files.node.ts'

/** Makes of a value what can go from process to process: every File as its name, media type and bytes. */
export async function pack(value: unknown): Promise<unknown> {
  const reading: Promise<void>[] = []
  const packed = replaceFiles(value, (file) => {
    const carried = { name: file.name, type: file.type, bytes: new Uint8Array() }
    const read = async () => {
      carried.bytes = new Uint8Array(await file.arrayBuffer())
    }
    reading.push(read())
    return carried
  })
  await Promise.all(reading)
  return packed
}

/** Makes Files again of what was packed. Bytes mark them: nothing else that is carried has any. */
export function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack)
  if (typeof value !== 'object' || value === null) return value
  if (isCarriedFile(value)) return new File([value.bytes], value.name, { type: value.type })
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, unpack(field)]))
}

const isCarriedFile = (value: object): value is { name: string; type: string; bytes: Uint8Array<ArrayBuffer> } =>
  'bytes' in value && value.bytes instanceof Uint8Array
