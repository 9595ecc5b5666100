import type { Localized } from '#kit/language.ts'

/** The names of file kinds by signature: a short one, and one for use in sentences. */
export const fileKinds: Record<string, { name: string; kind: Localized }> = {
  ...ofImages('PNG', 'JPEG', 'GIF', 'WebP', 'AVIF', 'HEIC', 'TIFF'),
  jxl: { name: 'JPEG XL', kind: { en: 'an image (JPEG XL)', zh: '图片（JPEG XL）' } },
  ico: { name: 'ICO', kind: { en: 'an icon (ICO)', zh: '图标（ICO）' } },
  pdf: { name: 'PDF', kind: { en: 'a PDF document', zh: 'PDF 文档' } },
  zip: { name: 'ZIP', kind: { en: 'a ZIP archive', zh: 'ZIP 压缩包' } },
  gzip: { name: 'gzip', kind: { en: 'compressed data (gzip)', zh: '压缩数据（gzip）' } },
  '7z': { name: '7-Zip', kind: { en: 'a 7-Zip archive', zh: '7-Zip 压缩包' } },
  rar: { name: 'RAR', kind: { en: 'a RAR archive', zh: 'RAR 压缩包' } },
  elf: { name: 'ELF', kind: { en: 'a program (ELF)', zh: '程序（ELF）' } },
  mp3: { name: 'MP3', kind: { en: 'audio (MP3)', zh: '音频（MP3）' } },
  ogg: { name: 'Ogg', kind: { en: 'audio or video (Ogg)', zh: '音频或视频（Ogg）' } },
  wav: { name: 'WAV', kind: { en: 'audio (WAV)', zh: '音频（WAV）' } },
  mp4: { name: 'MP4', kind: { en: 'a video (MP4)', zh: '视频（MP4）' } },
  woff: { name: 'WOFF', kind: { en: 'a font (WOFF)', zh: '字体（WOFF）' } },
  wasm: { name: 'WebAssembly', kind: { en: 'a WebAssembly module', zh: 'WebAssembly 模块' } },
  salted: { name: 'OpenSSL', kind: { en: 'encrypted data', zh: '加密内容' } },
}

function ofImages(...names: string[]) {
  return Object.fromEntries(
    names.map((name) => [name.toLowerCase(), { name, kind: { en: `an image (${name})`, zh: `图片（${name}）` } }]),
  )
}
