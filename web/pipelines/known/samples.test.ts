import { expect, test } from 'vitest'
import { isPipeline } from '#core/pipeline/definition.ts'
import { loadFrom } from '#core/pipeline/load-operations.node.ts'
import { runOperation } from '#core/pipeline/run-operation.ts'
import { perform } from '#kit/perform.ts'
import { samples } from './samples.ts'

const results: Record<string, string | RegExp> = {
  'Base64 to formatted JSON': '{\n  "id": 7,\n  "name": "Ann",\n  "roles": [\n    "admin"\n  ]\n}',
  // sha256sum of apple, banana and cherry.
  'SHA-256 of each line':
    '3a7bd3e2360a3d29eea436fcfb7e44c735d117c42d1c1835420b6b9942dd4f1b\nb493d48364afe44d11c0165cf470a4164d1e2609911ef998be868d46ade3de4e\n\n2daf0e6c79009f9234ed9baa5bb930898e2847810617e118518d88e4d3140a2e\n',
  'Decode a JWT': '{"alg":"HS256","typ":"JWT"}\n{"sub":"7","name":"Ann"}\nsignature',
  'URL to Base64 to JSON': '{\n  "q": "tea"\n}',
  'Base64 with line breaks to text': 'The quick brown fox',
  'PowerShell command from Base64': 'Write-Host hi',
  // sha256sum of Hello.
  'SHA-256 of hex bytes': '185f8db32271fe25f561a6fc938b2e264306ec304eda518007d1764826381969',
  'JSON to YAML to SHA-256': /^[\da-f]{64}$/,
  'Same hash for equivalent JSON': /^[\da-f]{64}$/,
  'Repair and format JSON': '{\n  "id": 7,\n  "name": "Ann",\n  "tags": [\n    "a",\n    "b"\n  ]\n}',
  'YAML to TypeScript types': 'export interface User {\n  id: number;\n  name: string;\n  tags: string[];\n}\n',
  'Parse a URL to YAML': /^protocol: https\n[\s\S]*host: example\.com\n/,
  'All email addresses in a text': '[\n  "ann@example.com",\n  "bob@example.org"\n]',
  'MD5 of each item of a JSON array':
    '[\n"1f3870be274f6c49b3e31a0c6728957f",\n"72b302bf297a228a75730123efef7c41",\n"4bc129be882d904ee70110a444945e9a"\n]',
  'Base64 to a file and its MD5': /^[\da-f]{32}$/,
  'Markdown to HTML in a data URI': /^data:text\/html;base64,/,
  'Count the words of a Markdown text': '7',
  'A link as a QR code': 'image/svg+xml',
  // date -u -d @1700000000
  'Claims of a JWT with readable times': /"iat":"(?:2023-11-14T22:13:20Z|2023-11-14 22:13:20[^"]*)"/,
  'JWT to TypeScript types': 'export interface Claims {\n  sub: string;\n  iat: number;\n}\n',
  // The times that RFC 9562 gives of its examples A.6 and A.1.
  'When UUIDs were made': /^\[\n"2022-02-22[T ]19:22:22[^"]*",\n"2022-02-22[T ]19:22:22[^"]*"\n\]$/,
  'Commands of a crontab': '[\n  "/usr/bin/backup --all",\n  "/usr/bin/report"\n]',
  'Days of the week to a schedule in words': /"source": "MON,FRI"/,
  'XML to TypeScript types': /"@sort": string;/,
  'Values of an XML attribute, each once': 'green\ndark',
  'Escaped text to formatted JSON': '{\n  "id": 7,\n  "name": "茶"\n}',
  'Invisible characters in a list': /^\[\n {2}\{\n {4}"position": 16,[^{}]*U\+200B[^{}]*\}\n\]$/,
  'Rows of a CSV that match':
    'name,price,harvested,weight\nLongjing,48,2026-03-28,1.5 lb\nOolong,40,2026-05-01,0.5 lb\n',
  'CSV to formatted SQL': /^INSERT INTO\n {2}`teas`[\s\S]*\('Oolong', 40, '2026-05-01', '0\.5 lb'\);\n$/,
  'CSV to a Java record': /record TeaItem\(\n\s+String name,\n\s+Integer price,/,
  // As the calendar of the Hong Kong Observatory has these days.
  'Lunar date of each day in a CSV': /二月初十[\s\S]*二月十八[\s\S]*三月十五/,
  // A pound is 453.59237 g.
  'A column of a CSV in another unit': '[\n"680.388555 g",\n"907.18474 g",\n"226.796185 g"\n]',
  'SQL of a MyBatis log, filled in and formatted': "SELECT\n  *\nFROM\n  user\nWHERE\n  name = 'Ann'\n  AND age > 18\n",
  'Lines without repeats as an SQL list': 'id IN (1001, 1002, 1003)',
  // uuid.uuid5 of Python, the first as RFC 9562 has it in A.4.
  'Names to UUIDs as an SQL list': "('2ed6657d-e927-568b-95e1-2665a8aea6a2', 'cfbff0d1-9375-5685-968c-48ce8b15ae17')",
  'Draw one of a list': /^(?:Ann|Bob|Cleo)$/,
  'PDF to an image with a watermark': 'image/png',
  'Count the words of a PDF': '5',
  'Image to a protected PDF': 'application/pdf',
  'A photo without its place, made smaller': 'image/webp',
  'A cover in the main color of an image': 'image/png',
}

test.each(samples.map((sample) => [sample.title.en, sample] as const))('%s', async (title, { pipeline, input }) => {
  expect(isPipeline(pipeline)).toBe(true)
  const { output } = await perform(runOperation(loadFrom()), { pipeline, input })
  const expected = results[title] ?? 'no result is known'
  const given = output instanceof File ? output.type : output
  if (typeof expected === 'string') expect(given).toBe(expected)
  else expect(given).toMatch(expected)
})

test('every sample that a result is known of is there', () => {
  expect(samples.map(({ title }) => title.en).sort()).toEqual(Object.keys(results).sort())
})
