// `node scripts/listening-pairs/main.ts`: writes docs/listening-pairs, with pairs of a sentence spoken by unmodified eSpeak
// NG and by this tool, for comparison by ear. To be run whenever the speech has changed. / <reference
// path="../../lib/speech/engine/espeak.d.ts" />
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import create from '@echogarden/espeak-ng-emscripten'
import { perform } from '#kit/perform.ts'
import { openSoundWriter } from '#lib/speech/audio/sound-writer.ts'
import { sampleRate } from '#lib/speech/sample-rate.ts'
import { speak } from '#tools/tts/speak.ts'

const folder = join(import.meta.dirname, '../../docs/listening-pairs')

const pairs = [
  {
    name: 'train',
    voices: ['en-us', 'slt'],
    text: 'Good morning. Your train to Oxford leaves at 9:45 from platform 3.',
    listenFor: 'a recorded voice, by Flite',
  },
  {
    name: 'recipe',
    voices: ['en-us', 'rms'],
    text: 'Melt the butter slowly, stir in the flour, and cook it for two minutes before you add the milk.',
    listenFor: 'a recorded voice and its melody',
  },
  {
    name: 'weather',
    voices: ['en', 'awb'],
    text: 'There will be rain over the Highlands tonight, and snow above three hundred metres.',
    listenFor: 'a recorded voice of Scotland',
  },
  {
    name: 'invoice',
    voices: ['en-us', 'slt'],
    text: 'Dr. Smith paid $1,250.50 on March 3rd, 2026, which is 15% more than in 2025.',
    listenFor: 'money, dates and percents read by a recorded voice',
  },
  {
    name: 'letters',
    voices: ['en-us', 'rms'],
    text: 'Save the PDF, then open the URL in Chrome. It is version 2.14 of the API.',
    listenFor: 'abbreviations and versions',
  },
  {
    name: 'date',
    voices: ['cmn', 'cmn'],
    text: '今天是2026年11月22日，气温-5℃，股价涨了3.5%。',
    listenFor: 'the year digit by digit, 零下 for minus, 百分之',
  },
  {
    name: 'telephone',
    voices: ['cmn', 'cmn'],
    text: '请在9:05前拨打13800138000，或者打010-62345678。',
    listenFor: '幺 for one, in groups of three and four; the time as 九点零五分',
  },
  {
    name: 'price',
    voices: ['cmn', 'cmn'],
    text: '这台电脑¥6,999，比去年便宜了1/3，只剩2台。',
    listenFor: '元 after the amount, 三分之一, 两台',
  },
  {
    name: 'railway',
    voices: ['cmn', 'cmn'],
    text: '北京到上海1318km，高铁350km/h，4.5小时就到。',
    listenFor: 'units in Chinese, a long number by its places',
  },
  {
    name: 'script',
    voices: ['cmn', 'cmn+f2'],
    text: '他用 Python 写了一个脚本，不到100行，效果却很好。',
    listenFor: 'an English word by an English voice; 一 and 不 in the tones that they have there',
  },
] as const

const { eSpeakNGWorker } = await create({
  getPreloadedPackage: () => {
    const data = fileURLToPath(import.meta.resolve('@echogarden/espeak-ng-emscripten/espeak-ng.data'))
    return Uint8Array.from(readFileSync(data)).buffer
  },
  print: () => {},
  printErr: () => {},
})

/** Speaks the unmodified text with default settings. */
async function speakUnmodified(text: string, voice: string): Promise<File> {
  const engine = new eSpeakNGWorker()
  engine.set_voice(voice)
  const writer = await openSoundWriter('mp3', sampleRate)
  const chunks: Int16Array[] = []
  engine.synthesize(text, (samples) => {
    chunks.push(samples.slice())
    return false
  })
  for (const chunk of chunks) await writer.write(chunk)
  return writer.finish('speech')
}

const rows = []
for (const [index, { name, voices, text, listenFor }] of pairs.entries()) {
  const number = String(index + 1).padStart(2, '0')
  const [before, after] = [`${number}-${name}-espeak.mp3`, `${number}-${name}.mp3`]
  writeFileSync(join(folder, before), await (await speakUnmodified(text, voices[0])).bytes())
  const { file } = await perform(speak, { text, voice: voices[1], format: 'mp3' })
  writeFileSync(join(folder, after), await file.bytes())
  rows.push(`| ${text} | [${voices[0]}](${before}) | [${voices[1]}](${after}) | ${listenFor} |`)
}
const intro = `# Ten pairs to listen to

The same sentence twice: by eSpeak NG as it is, the text as it stands, and as \`toolbench tts speak\` says it. The tones of 一, 不 and of third tones in a row come from eSpeak itself; \`lib/speech/engine/mandarin-tones.node.test.ts\` holds them. \`node scripts/listening-pairs/main.ts\` writes this folder.

| text | eSpeak NG alone | Toolbench | listen for |
|---|---|---|---|
`
writeFileSync(join(folder, 'README.md'), `${intro}${rows.join('\n')}\n`)
