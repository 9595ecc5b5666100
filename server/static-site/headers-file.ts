import { securityHeaders } from '../http/security-headers.ts'

/**
 * Writes what a static host is to send along, as Netlify and Cloudflare read it: a rule for each kind of page, few enough
 * for a host that takes a hundred. Files and workers have no policy, as from our own server.
 *
 * @param paths of the pages
 * @param policy that holds for all of them
 */
export function headersFile(basePath: string, paths: readonly string[], policy: string): string {
  const { 'content-security-policy': _, ...common } = securityHeaders
  const sections = new Set(paths.map((path) => path.split('/')[1] ?? ''))
  const pages = [...sections].flatMap((section) => (section ? [`/${section}`, `/${section}/*`] : ['/']))
  const rules: [string, Record<string, string>][] = [
    ['/*', common],
    ...['/zh', '/zh/*', ...pages, '/404.html', '/shell.html'].map((path): [string, Record<string, string>] => [
      path,
      { 'content-security-policy': policy },
    ]),
    ['/assets/*', { 'cache-control': 'public, max-age=31536000, immutable' }],
    // A new version must be noticed at once.
    ['/sw.js', { 'cache-control': 'no-cache' }],
  ]
  return rules
    .map(([path, headers]) =>
      [basePath + path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}
