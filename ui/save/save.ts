/** Downloads a file by the browser. */
export function download(file: File): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  // By then the download holds the file itself.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** The value of a result that is copied or downloaded: its main field, or all of it. */
export const exportedValue = (output: Record<string, unknown>, main: string | undefined): string | Blob => {
  const value = main === undefined ? output : output[main]
  return value instanceof Blob || typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/** Downloads a result: a file as it is, a text as a file of this name and type. */
export function saveResult(
  output: Record<string, unknown>,
  main: string | undefined,
  { name, type }: { name: string; type: string },
): void {
  const value = exportedValue(output, main)
  if (value instanceof File) {
    download(value)
    return
  }
  download(new File([value], name, { type }))
}
