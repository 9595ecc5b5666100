import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InputData, jsonInputForTargetLanguage, quicktype } from 'quicktype-core'
import { optimize } from 'svgo'
import { perform } from '#kit/perform.ts'
import { compress } from '#tools/image-compress/operations.ts'
import { inferSchema } from '#tools/json-editor/operations.ts'
import { barcode, generate, read } from '#tools/qr-generator/operations.ts'
import { startZxing } from '#tools/qr-generator/reader/start-zxing.ts'
import { merge } from '#tools/text-diff/operations.ts'
import { compareTimes, milliseconds, type Row } from './measure.ts'

/** Measures operations beside the programs and packages that visitors would use instead. */
export async function benchFlagships(): Promise<Row[]> {
  return [await schema(), await threeWayMerge(), await svg(), await writtenBarcode(), await readCode()]
}

async function schema(): Promise<Row> {
  const people = Array.from({ length: 12_000 }, (_, id) => ({
    id,
    name: `Person ${id}`,
    mail: id % 3 === 0 ? null : `p${id}@example.com`,
    of: [1, 2.5, { deep: id % 2 === 0 }],
  }))
  const json = JSON.stringify(people)
  const times = await compareTimes(
    5,
    () => perform(inferSchema, { json }),
    async () => {
      const input = jsonInputForTargetLanguage('schema')
      await input.addSource({ name: 'Root', samples: [json] })
      const inputData = new InputData()
      inputData.addInput(input)
      await quicktype({ inputData, lang: 'schema' })
    },
  )
  return rowOf(`json-editor infer-schema, ${megabytes(json)}`, times, 'quicktype-core')
}

/** Each side changes every 40th line, and every 400th both do, differently. */
async function threeWayMerge(): Promise<Row> {
  const lines = Array.from({ length: 20_000 }, (_, at) => `line ${at} of the text, as it was`)
  const changed = (by: string, at: number) =>
    lines.map((line, index) => (index % 40 === at || index % 400 === 7 ? `${line}, changed by ${by}` : line)).join('\n')
  const texts = { mine: `${changed('me', 0)}\n`, base: `${lines.join('\n')}\n`, theirs: `${changed('them', 20)}\n` }
  const folder = mkdtempSync(join(tmpdir(), 'merge-'))
  try {
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text)
    let [ours, theirs] = ['', '']
    const times = await compareTimes(
      5,
      async () => {
        ours = (await perform(merge, { ...texts, style: 'diff3' })).text
      },
      () => {
        const options = ['-m', '-L', 'mine', '-L', 'base', '-L', 'theirs', 'mine', 'base', 'theirs']
        theirs = spawnSync('diff3', options, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout
      },
    )
    const note = ours === theirs ? 'same bytes' : 'other bytes'
    return { ...rowOf('text-diff merge, 20,000 lines, 50 conflicts', times, 'diff3 -m, with its start'), note }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function svg(): Promise<Row> {
  const shapes = Array.from({ length: 1500 }, (_, at) => {
    const [x, y] = [(at * 37.123_456) % 800, (at * 91.654_321) % 600]
    return `<g style="fill:#ff0000"><path d="M ${x} ${y} L ${x + 20.5} ${y} C ${x + 30.25} ${y + 10.125} ${x} ${y + 20} ${x} ${y} Z"/></g>`
  })
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${shapes.join('\n')}</svg>`
  const file = new File([text], 'a.svg', { type: 'image/svg+xml' })
  let [ours, theirs] = [0, 0]
  const times = await compareTimes(
    5,
    async () => {
      ours = (await perform(compress, { file })).size
    },
    () => {
      theirs = Buffer.byteLength(optimize(text, { multipass: true }).data)
    },
  )
  const note = `${ours} and ${theirs} bytes; ours also takes out what runs`
  return { ...rowOf(`image-compress compress, SVG, ${Math.round(text.length / 1000)} kB`, times, 'SVGO alone'), note }
}

async function writtenBarcode(): Promise<Row> {
  const text = 'TOOLBENCH-0123456789'
  const { writeBarcode } = await startZxing('writer')
  const times = await compareTimes(
    21,
    () => perform(barcode, { text, showText: false }),
    () => writeBarcode(text, { format: 'Code128', scale: 3 }),
  )
  const note = 'both write a PNG; ours reads it back before it is given'
  return { ...rowOf('qr-generator barcode, Code 128', times, 'zxing-wasm alone'), note }
}

async function readCode(): Promise<Row> {
  const { file } = await perform(generate, { text: 'https://example.com/'.repeat(10) })
  const { readBarcodesFromImageFile } = await startZxing('reader')
  const times = await compareTimes(
    21,
    () => perform(read, { file }),
    () => readBarcodesFromImageFile(file, { tryHarder: true, formats: ['QRCode'] }),
  )
  const note = 'ours looks for all formats, the reference for QR codes'
  return { ...rowOf('qr-generator read, a QR code of 200 characters', times, 'zxing-wasm alone'), note }
}

const megabytes = (text: string): string => `${(Buffer.byteLength(text) / 1e6).toFixed(1)} MB`

const rowOf = (what: string, times: { ours: number; reference: number }, reference: string): Row => ({
  what,
  ours: milliseconds(times.ours),
  reference: `${milliseconds(times.reference)} (${reference})`,
  ratio: times.ours / times.reference,
})
