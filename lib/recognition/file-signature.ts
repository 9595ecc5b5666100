/** Detects the signature (magic number) of the most common kinds of files. Undefined for all others. */
export function fileSignature(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  return signatures.find(([, sign, offset]) => head.startsWith(sign, offset))?.[0]
}

/** The signature in Latin-1, which maps bytes to characters, and its offset. */
const signatures: [name: string, sign: string, offset?: number][] = [
  ['png', '\x89PNG'],
  ['jpeg', '\xFF\xD8\xFF'],
  ['gif', 'GIF8'],
  ['webp', 'WEBP', 8],
  ['avif', 'ftypavif', 4],
  ['avif', 'ftypavis', 4],
  ['heic', 'ftypheic', 4],
  ['heic', 'ftypmif1', 4],
  ['jxl', '\xFF\x0A'],
  ['jxl', 'JXL ', 4],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['ico', '\0\0\x01\0'],
  ['pdf', '%PDF-'],
  ['zip', 'PK\x03\x04'],
  ['gzip', '\x1F\x8B\x08'],
  ['7z', '7z\xBC\xAF'],
  ['rar', 'Rar!'],
  ['elf', '\x7FELF'],
  ['mp3', 'ID3'],
  ['ogg', 'OggS'],
  ['wav', 'WAVE', 8],
  ['mp4', 'ftyp', 4],
  ['woff', 'wOFF'],
  ['woff', 'wOF2'],
  ['wasm', '\0asm'],
  ['salted', 'Salted__'],
]

export const imageSignatures = ['png', 'jpeg', 'gif', 'webp', 'avif', 'heic', 'jxl', 'tiff', 'ico']
