import { expect, test } from 'vitest'
import { filesToKeep } from './files-to-keep.ts'

const manifest = {
  'web/entry-client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/entry.css'],
    imports: ['_shared.js'],
    dynamicImports: ['web/home/home-page.tsx', 'web/admin/admin-page.tsx'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  'web/home/home-page.tsx': { file: 'assets/home.js', assets: ['assets/font.woff2'], imports: ['_shared.js'] },
  'web/admin/admin-page.tsx': {
    file: 'assets/admin.js',
    css: ['assets/admin.css'],
    imports: ['_shared.js', '_charts.js'],
  },
  '_charts.js': { file: 'assets/charts.js' },
}
const sizes = new Map([
  ...[
    'entry.js',
    'entry.css',
    'shared.js',
    'home.js',
    'admin.js',
    'admin.css',
    'charts.js',
    'worker.js',
    'table.txt',
  ].map((name): [string, number] => [`assets/${name}`, 1000]),
  ['assets/font.woff2', 40_000],
  ['assets/codec.wasm', 900_000],
  ['assets/engine.js', 200_000],
])

test('scripts, styles, tables and small engines of visitors and of workers are code; fonts and what is large are kept on use', () => {
  const { code, onUse } = filesToKeep(manifest, sizes)
  expect(code).toEqual(
    ['entry.js', 'entry.css', 'shared.js', 'home.js', 'worker.js', 'table.txt'].map((name) => `assets/${name}`),
  )
  expect(onUse).toEqual([
    { path: 'assets/font.woff2', bytes: 40_000 },
    { path: 'assets/codec.wasm', bytes: 900_000 },
    { path: 'assets/engine.js', bytes: 200_000 },
  ])
})

test('what only the pages behind the login load is in neither', () => {
  const { code, onUse } = filesToKeep(manifest, sizes)
  expect(JSON.stringify({ code, onUse })).not.toMatch(/admin|charts/)
})
