import { expect, test } from 'vitest'
import { openTool } from '#ui/fixtures/open-tool.tsx'
import { errors } from '../../errors.ts'
import * as operations from '../../operations.ts'
import { samples } from '../../samples.ts'
import { en } from '../../texts.en.ts'
import card from '../../tool.ts'
import type { Recording } from './recording.ts'
import { useRecording } from './use-recording.ts'

test('a recording is whole once its own run has ended, whatever became of the one before', async () => {
  const noted: [recording: number, isWhole: boolean][] = []
  let begun = 0
  /** Notes what a recording is told: one that is whole while it is empty is over as soon as a player looks at it. */
  function watch(recording: Recording) {
    const number = ++begun
    Object.defineProperty(recording, 'isWhole', { set: (isWhole: boolean) => noted.push([number, isWhole]) })
  }
  const ends: (() => void)[] = []
  const output = { file: new File([''], 'speech.wav', { type: 'audio/wav' }) }
  const runner = {
    run: () => new Promise<never>((resolve) => ends.push(() => resolve(output as never))),
    spread: () => [],
  }
  const input = { text: 'Hello.', voice: 'en', speed: 1, pitch: 1, volume: 1, format: 'wav' } as const
  const shown: (Recording | undefined)[] = []
  function Page() {
    const { generate, run, recording } = useRecording(watch)
    if (run.state === 'done') shown.push(recording)
    return (
      <button type="button" data-bench="output" data-state={run.state} onClick={() => generate({ ...input }, [])}>
        Generate
      </button>
    )
  }
  const texts = { en, zh: en }
  const { screen, settled } = await openTool({
    ...{ id: 'tts', operations, errors, samples, texts, card, Page, runner, open: 'speak' },
  })
  for (const number of [1, 2]) {
    noted.length = 0
    shown.length = 0
    await screen.getByRole('button', { name: 'Generate' }).click()
    await settled('running')
    await expect.poll(() => ends.length).toBe(number)
    expect(noted).not.toContainEqual([number, true])
    // Nor is it said to be done: what is kept on this device would be the file of the one before.
    expect(shown).toEqual([])
    ends.at(-1)?.()
    await settled()
    await expect.poll(() => noted.at(-1)).toEqual([number, true])
  }
})
