/** What Windows writes of a file and its hash, not yet checked. */
interface WrittenHash {
  algorithm: string
  name: string
  hash: string
  /** How many lines it takes. */
  length: number
}

/** Reads what `certutil -hashfile` or PowerShell's `Get-FileHash` writes, from a line on; undefined if that is something else. */
export function readWindowsHash(lines: readonly string[], at: number): WrittenHash | undefined {
  return readCertUtil(lines, at) ?? readFormatList(lines, at) ?? readFormatTable(lines[at])
}

/** Whether a line belongs to such an output, and tells nothing of a file. */
export const isWindowsFrame = (line: string): boolean =>
  /^(?:CertUtil: |Algorithm {1,40}Hash {1,200}Path *$|-{4,40} {1,40}-{4,40} {1,200}-{4,40} *$)/.test(line)

/** `SHA256 hash of a.txt:` and the hash in the next line, before Windows 10 in groups of two digits. */
function readCertUtil(lines: readonly string[], at: number): WrittenHash | undefined {
  for (const form of certUtilForms) {
    const [, algorithm, name] = form.exec(lines[at] ?? '') ?? []
    const hash = lines[at + 1]?.replace(/\s/g, '') ?? ''
    if (algorithm && name && hash) return { algorithm, name, hash, length: 2 }
  }
  return undefined
}

const certUtilForms = [
  /^(\w{1,20}) hash of (?:file )?(.+):\s*$/,
  /^(\w{1,20}) 的 (.+) 哈希:\s*$/,
  /^(\w{1,20}) 哈希\(文件 (.+)\):\s*$/,
]

/** `Algorithm : SHA256`, `Hash : …`, `Path : …`: a line each. */
function readFormatList(lines: readonly string[], at: number): WrittenHash | undefined {
  const [algorithm, hash, name] = ['Algorithm', 'Hash', 'Path'].map((label, index) => {
    const [, name, value] = /^(\w{1,20}) {0,20}: (.+)$/.exec(lines[at + index] ?? '') ?? []
    return name === label ? value?.trim() : undefined
  })
  return algorithm && hash && name ? { algorithm, name, hash, length: 3 } : undefined
}

/** `SHA256 … C:\a.txt`: a row of a table. A path that PowerShell cut off ends in three dots, and names no file. */
function readFormatTable(line = ''): WrittenHash | undefined {
  const [, algorithm, hash, name] = /^(\w{1,20}) {1,40}([\dA-F]{32,128}) {1,200}(\S.*)$/.exec(line) ?? []
  return algorithm && hash && name ? { algorithm, hash, name: name.trimEnd(), length: 1 } : undefined
}
