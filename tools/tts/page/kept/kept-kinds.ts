import { issueSentences } from '#kit/issue-sentences.ts'
import { decodeBase64, encodeBase64 } from '#lib/base64/base64.ts'
import type { KeptKind } from '#ui/device/kept/kept-kind.ts'
import type { KeptRecord } from '#ui/device/kept/record.ts'
import { asWritten } from '#ui/device/kept/record-pieces.ts'
import { fileKey, type KeptAudio, listKey, maxKept, readKept, readKeptFile, removeKept } from './kept-audio.browser.ts'

const stored = [
  { place: 'database', name: listKey },
  { place: 'database', name: fileKey('') },
] as const

/** In bytes of audio: the newest entries up to this are written to a file, since it is read into memory. */
const maxWritten = 12_000_000

/** An entry in a file. */
type WrittenAudio = Omit<KeptAudio, 'size'> & { name: string; type: string; base64: string }

const audio: KeptKind = {
  id: 'tts-audio',
  title: { en: 'Speech', zh: '语音' },
  about: { en: 'The speech you made: at most 20 pieces and 50 MB', zh: '你生成的语音，最多 20 段、50 MB' },
  stored,
  read: async () =>
    (await readKept()).map(({ id, text, size }) => ({
      key: id,
      label: asWritten(text),
      size,
      stored: [stored[0], { place: 'database', name: fileKey(id) }],
      remove: async () => void (await removeKept(id)),
    })),
  file: {
    schema: {
      type: 'array',
      maxItems: maxKept.count,
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', minLength: 1, maxLength: 100 },
          time: { type: 'number', minimum: 0, maximum: 8.64e15 },
          text: { type: 'string', maxLength: 1000 },
          voice: { type: 'string', maxLength: 200 },
          seconds: { type: 'number', minimum: 0 },
          name: { type: 'string', maxLength: 255 },
          type: { type: 'string', maxLength: 100 },
          base64: { type: 'string', maxLength: maxKept.bytes * 1.4 },
        },
        required: ['id', 'time', 'text', 'voice', 'seconds', 'name', 'type', 'base64'],
        additionalProperties: false,
      },
    },
    async write() {
      const kept = await readKept()
      let bytes = 0
      const fitting = kept.filter(({ size }) => {
        bytes += size
        return bytes <= maxWritten
      })
      const written = (await Promise.all(fitting.map(writeAudio))).filter((each) => each !== undefined)
      return { ...(written.length > 0 && { value: written }), left: kept.length - written.length }
    },
    async read(written) {
      const entries: KeptAudio[] = []
      const files: KeptRecord[] = []
      for (const [index, { base64, name, type, ...entry }] of (written as WrittenAudio[]).entries()) {
        const bytes = decodeBase64(base64)
        const isKnown = entries.some(({ id }) => id === entry.id)
        if (isKnown || !(bytes instanceof Uint8Array) || !/^audio\/[\w.+-]{1,80}$/.test(type))
          return { field: String(index), message: issueSentences.unfit() }
        entries.push({ ...entry, size: bytes.length })
        files.push({ place: 'database', name: fileKey(entry.id), value: new File([bytes], name, { type }) })
      }
      return [{ ...stored[0], value: entries }, ...files]
    },
  },
}

async function writeAudio({ size: _, ...entry }: KeptAudio): Promise<WrittenAudio | undefined> {
  const file = await readKeptFile(entry.id)
  if (!file) return undefined
  const base64 = encodeBase64(await file.bytes(), { alphabet: 'standard', padding: true, lineLength: 0 })
  return { ...entry, name: file.name, type: file.type, base64 }
}

export const keptKinds: readonly KeptKind[] = [audio]
