import { execFileSync, spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { wasmModule } from '#lib/wasm-bytes.ts'
import { sampleRate } from '../sample-rate.ts'
import { recordedVoices } from '../voices.ts'
import { FliteProgram, virtualFiles } from './flite-program.ts'
import { loadRecorded } from './load-recorded.ts'

const hasFlite = spawnSync('flite', ['--version']).error === undefined

/** Only words, since versions differ in how they read numbers and abbreviations. */
const text = 'The north wind and the sun were arguing which of them was the stronger, when a traveller came along.'

/** The duration from the first sound to the last that Debian’s Flite prints, in seconds. */
function secondsOfFlite(voice: string): number {
  const printed = execFileSync('flite', ['-voice', voice, '-psdur', '-t', text, '-o', '/dev/null'], {
    encoding: 'utf8',
  })
  const ends = Array.from(printed.matchAll(/(\w+):(\d+\.\d+)/g), ([, name, end]) => ({ name, end: Number(end) }))
  return (ends.findLast(({ name }) => name !== 'pau')?.end ?? 0) - (ends[0]?.end ?? 0)
}

test.skipIf(!hasFlite).each(recordedVoices)('$id speaks as long as Debian’s Flite', async (voice) => {
  const speaker = await loadRecorded(voice)
  const prosody = { speed: 1, pitch: 1, volume: 1 }
  const said = await speaker.speak({ language: voice.language, text, from: 0 }, prosody)
  const seconds = (said?.samples.length ?? 0) / sampleRate
  expect(seconds / secondsOfFlite(voice.id)).toBeGreaterThan(0.97)
  expect(seconds / secondsOfFlite(voice.id)).toBeLessThan(1.03)
})

test('the program prints lines and writes a file, the same each time', async () => {
  const flite = new FliteProgram(await wasmModule('flite'))
  const options = ['-voice', 'kal', '-ps', '-o', virtualFiles.sound]
  const first = await flite.run(options, 'Hello')
  expect(first?.stdout).toBe('pau hh ax l ow pau \n')
  expect(first?.sound.length).toBeGreaterThan(8000)
  await flite.run(options, 'Something else')
  expect(await flite.run(options, 'Hello')).toEqual(first)
})

test('a failed run is reported, and does not affect the next', async () => {
  const flite = new FliteProgram(await wasmModule('flite'))
  const options = ['-voice', 'kal', '-ps', '-o', 'none']
  // It exits with an error code.
  expect(await flite.run(['--version'], '')).toBeUndefined()
  expect((await flite.run(options, 'Hello'))?.stdout).toBe('pau hh ax l ow pau \n')
})
