import { execFileSync } from 'node:child_process'
import { perform } from '#kit/perform.ts'
import { speak } from '#tools/tts/operations.ts'
import { compareTimes, milliseconds, type Row } from './measure.ts'

const text = 'The quick brown fox jumps over the lazy dog. Then it runs away into the deep, dark forest. '.repeat(55)

/** Measures speaking 5,000 characters of English, compared with eSpeak NG as a program; skipped if that is missing. */
export async function benchSpeech(): Promise<Row[]> {
  if (!hasEspeak()) {
    console.log('espeak-ng is not installed: the part speech is left out')
    return []
  }
  const rows: Row[] = []
  for (const format of ['wav', 'mp3'] as const) {
    let seconds = 0
    const times = await compareTimes(
      3,
      async () => {
        ;({ seconds } = await perform(speak, { text, voice: 'en-us', format }))
      },
      () => execFileSync('espeak-ng', ['-v', 'en-us', '--stdout', text], { maxBuffer: 2 ** 28 }),
    )
    rows.push({
      what: `tts speak, ${text.length} characters, ${format.toUpperCase()}`,
      ours: milliseconds(times.ours),
      reference: `${milliseconds(times.reference)} (espeak-ng, WAV)`,
      ratio: times.ours / times.reference,
      note: `${Math.round(seconds)} s of sound`,
    })
  }
  return rows
}

function hasEspeak(): boolean {
  try {
    execFileSync('espeak-ng', ['--version'])
    return true
  } catch {
    return false
  }
}
