import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { languages, recordedVoices, timbres } from '#lib/speech/voices.ts'

/** Lists the built-in voices, or those of a language: `zh`, `en-US`. */
export const voices = defineOperation('voices', {
  input: { language: z.string().max(40).optional() },
  output: {
    voices: z
      .array(
        z.strictObject({ id: z.string(), name: z.string(), language: z.string(), gender: z.enum(['male', 'female']) }),
      )
      .meta({ format: 'table' }),
  },
  run({ language }) {
    const wanted = language?.trim().toLowerCase()
    const isWanted = (tag: string) => wanted === undefined || `${tag.toLowerCase()}-`.startsWith(`${wanted}-`)
    const all = languages
      .filter(({ tag }) => isWanted(tag))
      .flatMap(({ id, tag, name }) =>
        [
          ...timbres.map((timbre) => ({ ...timbre, id: id + timbre.suffix })),
          ...recordedVoices.filter(({ language: own }) => own === id),
        ].map((voice) => ({ id: voice.id, name: `${name.en}, ${voice.name.en}`, language: tag, gender: voice.gender })),
      )
    return { voices: all }
  },
})
