import { expect, test } from 'vitest'
import { openTool } from '#ui/fixtures/open-tool.tsx'
import { errors } from '../../errors.ts'
import * as operations from '../../operations.ts'
import { samples } from '../../samples.ts'
import { en } from '../../texts.en.ts'
import card from '../../tool.ts'
import type { Recording } from './recording.ts'
import { useRecording } from './use-recording.ts'

test('a recording is complete once its own run has ended, whatever became of the previous one', async () => {
  const noted: [recording: number, isComplete: boolean][] = []
  let begun = 0
  /** Records the states of a recording: one that is complete while empty would end as soon as it is played. */
  function watch(recording: Recording) {
    const number = ++begun
    Object.defineProperty(recording, 'isComplete', { set: (isComplete: boolean) => noted.push([number, isComplete]) })
  }
  const ends: (() => void)[] = []
  const output = { file: new File([''], 'speech.wav', { type: 'audio/wav' }) }
  const runner = {
    run: () => new Promise<never>((resolve) => ends.push(() => resolve(output as never))),
    spread: () => [],
    prepare() {},
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
    // Nor is its run done, or the file kept on this device would be the previous one.
    expect(shown).toEqual([])
    ends.at(-1)?.()
    await settled()
    await expect.poll(() => noted.at(-1)).toEqual([number, true])
  }
})
