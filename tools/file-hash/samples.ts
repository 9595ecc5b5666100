import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

const release = new File(['Toolbench 1.0\n'], 'release.txt', { type: 'text/plain' })
const notes = new File(['工具台\n'], '说明.txt', { type: 'text/plain' })

const sha256 = {
  release: '1b593bf2b0adbf2df21eb31f45ff3173b3f1ab86917369572a97929235d1106f',
  notes: '255b257dcc3d00c8b255c0ef5c4320bd42996003ffaf1d26d9497be4ef96f8ff',
}

export const samples: Samples<typeof operations> = {
  hash: [
    {
      title: { en: 'Two small files', zh: '两个小文件' },
      input: { files: [release, notes], algorithms: ['SHA-256'] },
      output: {
        results: [
          { name: release.name, size: 14, hashes: [{ algorithm: 'SHA-256', hash: sha256.release, milliseconds: 0 }] },
          { name: notes.name, size: 10, hashes: [{ algorithm: 'SHA-256', hash: sha256.notes, milliseconds: 0 }] },
        ],
      },
      // The times differ between runs.
      varies: ['results'],
    },
  ],
  hashText: [
    {
      title: { en: 'All hashes of a word', zh: '一个词的全部哈希' },
      input: { text: 'hello', algorithms: ['MD5', 'SHA-1', 'SHA-256', 'SM3'] },
      output: {
        hashes: [
          { algorithm: 'MD5', hash: '5d41402abc4b2a76b9719d911017c592' },
          { algorithm: 'SHA-1', hash: 'aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d' },
          { algorithm: 'SHA-256', hash: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824' },
          { algorithm: 'SM3', hash: 'becbbfaae6548b8bf0cfcad5a27183cd1be6093b1cceccc303d9c61d0a645268' },
        ],
      },
    },
  ],
  compare: [
    {
      title: { en: 'The SHA-256 of a download', zh: '下载文件的 SHA-256' },
      input: { file: release, expected: sha256.release.toUpperCase() },
      output: { matches: true, algorithm: 'SHA-256', actual: sha256.release },
    },
    {
      title: { en: 'A SHA3-256 in Base64', zh: 'Base64 形式的 SHA3-256' },
      input: { file: release, expected: '7Rpzw7b7+40QzGrzgrnpubPFwTi4tSs1Yl1NIDYz0yE=' },
      output: {
        matches: true,
        algorithm: 'SHA3-256',
        actual: 'ed1a73c3b6fbfb8d10cc6af382b9e9b9b3c5c138b8b52b35625d4d203633d321',
      },
    },
    {
      title: { en: 'A file that was changed', zh: '被修改过的文件' },
      input: { file: new File(['Toolbench 1.1\n'], 'release.txt'), expected: 'f0365ee73e568b28ef3e2787e791273e' },
      output: { matches: false, algorithm: 'MD5', actual: '71e3fcc8a8c4279ecd725ef92d67675e' },
    },
  ],
  verify: [
    {
      title: { en: 'A list from sha256sum', zh: 'sha256sum 的列表' },
      input: {
        files: [release, notes],
        checksums: `${sha256.release}  release.txt\n${sha256.release} *说明.txt\n${sha256.notes}  other.txt\n`,
      },
      output: {
        lines: [
          { name: 'release.txt', algorithm: 'SHA-256', status: 'ok' },
          { name: '说明.txt', algorithm: 'SHA-256', status: 'mismatch' },
          { name: 'other.txt', algorithm: 'SHA-256', status: 'missing' },
        ],
        skipped: [],
      },
    },
    {
      title: { en: 'A list in BSD style', zh: 'BSD 格式的列表' },
      input: {
        files: [release],
        checksums: [
          '# made by cksum',
          'MD5 (release.txt) = f0365ee73e568b28ef3e2787e791273e',
          'SM3 (release.txt) = bea2f78cb096d7bf3cd32a59a79c6cf4994534f4d5efc8a53fb725c236ecde59',
          'not a checksum',
        ].join('\n'),
      },
      output: {
        lines: [
          { name: 'release.txt', algorithm: 'MD5', status: 'ok' },
          { name: 'release.txt', algorithm: 'SM3', status: 'ok' },
        ],
        skipped: [4],
      },
    },
  ],
}
