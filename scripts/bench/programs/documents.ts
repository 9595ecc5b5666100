import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import prettier from 'prettier'
import sharp from 'sharp'
import { perform } from '#kit/perform.ts'
import { format as formatCode } from '#tools/code-formatter/operations.ts'
import { toJson } from '#tools/csv/operations.ts'
import { fromImages, merge, toImages } from '#tools/pdf/operations.ts'
import { format as formatXml, query } from '#tools/xml/operations.ts'
import type { Row } from '../measure.ts'
import { type Comparison, compareWithReferences, run } from './comparison.ts'

/** Compares operations on data, code and documents with common command-line programs; skips missing ones. */
export async function benchDocuments(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'))
  try {
    const comparisons = [ofCsv(folder), ...ofXml(folder), await ofCode(), ...(await ofPdf(folder))]
    return await compareWithReferences(comparisons)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function ofCsv(folder: string): Comparison {
  const row = (at: number) =>
    `${at},"Lovelace, Ada",ada${at}@example.com,2026-01-05,${at % 97}.5,true,上海,"He said ""hi"""`
  const rows = Array.from({ length: 120_000 }, (_, at) => row(at))
  const source = `id,name,mail,day,amount,paid,city,note\n${rows.join('\n')}\n`
  const path = join(folder, 'table.csv')
  writeFileSync(path, source)
  const script =
    'import csv, json, sys; print(json.dumps(list(csv.DictReader(open(sys.argv[1], newline=""))), indent=2))'
  return {
    what: `csv to-json, ${megabytes(source)}`,
    ours: () => perform(toJson, { source }),
    reference: 'csv and json of Python',
    theirs: () => run('python3', '-c', script, path),
    program: 'python3',
    note: 'ours finds the delimiter, makes numbers and truths of what are such, and says where rows differ in length',
  }
}

function ofXml(folder: string): Comparison[] {
  const item = (at: number) =>
    `<item id="${at}" kind="book"><title>Part ${at}</title><price currency="EUR">${at % 90}.00</price><note>A &amp; B, 中文</note></item>`
  const xml = `<?xml version="1.0"?><items>${Array.from({ length: 40_000 }, (_, at) => item(at)).join('')}</items>`
  const path = join(folder, 'items.xml')
  writeFileSync(path, xml)
  const xpath = '//note[contains(., "A & B")]'
  return [
    {
      what: `xml format, ${megabytes(xml)}`,
      ours: () => perform(formatXml, { xml }),
      reference: 'xmllint --format',
      theirs: () => run('xmllint', '--format', path),
      program: 'xmllint',
      note: 'ours keeps what stands in entities and attributes as it is written',
    },
    {
      what: `xml query ${xpath}, 40,000 matches in ${megabytes(xml)}`,
      ours: () => perform(query, { xml, xpath }),
      reference: 'xmllint --xpath',
      theirs: () => run('xmllint', '--xpath', xpath, path),
      program: 'xmllint',
      note: 'ours speaks XPath 3.1 and gives the path of each match',
    },
  ]
}

async function ofCode(): Promise<Comparison> {
  const part = (at: number) =>
    `export async function load${at}({id,name}:{id:number,name:string}){const found=await fetch(\`/v1/\${id}\`);if(!found.ok){throw new Error(name+' is not there')}return (await found.json()) as Record<string,unknown>}\n`
  const code = Array.from({ length: 500 }, (_, at) => part(at)).join('')
  const ours = async () => (await perform(formatCode, { code, language: 'typescript' })).code
  const theirs = () => prettier.format(code, { parser: 'typescript', trailingComma: 'all' })
  if ((await ours()) !== (await theirs())) throw new Error('code-formatter writes otherwise than Prettier')
  return {
    what: `code-formatter format, ${megabytes(code)} of TypeScript`,
    ours,
    reference: 'Prettier',
    theirs,
    note: 'same bytes',
  }
}

async function ofPdf(folder: string): Promise<Comparison[]> {
  const noise = {
    create: {
      width: 800,
      height: 600,
      channels: 3 as const,
      noise: { type: 'gaussian' as const, mean: 128, sigma: 30 },
    },
  }
  const image = new Uint8Array(
    await sharp({ ...noise, create: { ...noise.create, background: '#fff' } })
      .jpeg()
      .toBuffer(),
  )
  const files = Array.from({ length: 100 }, (_, at) => new File([image], `${at}.jpg`, { type: 'image/jpeg' }))
  const { file } = await perform(fromImages, { files })
  const path = join(folder, 'pages.pdf')
  writeFileSync(path, await file.bytes())
  return [
    {
      what: 'pdf merge, twice 100 pages with an image each',
      ours: () => perform(merge, { files: [file, file] }),
      reference: 'qpdf --empty --pages',
      theirs: () => run('qpdf', '--empty', '--pages', path, path, '--', join(folder, 'merged.pdf')),
      program: 'qpdf',
      note: 'also merges bookmarks and names of destinations',
    },
    {
      what: 'pdf to-images, 20 pages at 96 dpi, PNG',
      ours: () => perform(toImages, { file, pages: '1-20', dpi: 96, format: 'png' }),
      reference: 'pdftoppm -png',
      theirs: () => run('pdftoppm', '-png', '-r', '96', '-l', '20', path, join(folder, 'page')),
      program: 'pdftoppm',
      note: 'ours puts them into a ZIP archive',
    },
  ]
}

const megabytes = (text: string): string => `${(Buffer.byteLength(text) / 1e6).toFixed(1)} MB`
