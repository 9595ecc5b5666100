/**
 * Delays a page's script until after the first paint, since rendering needs the processor. Modules that all pages share
 * (`first`) are preloaded before; the page's own ones follow with the paint, so that they do not compete with the
 * styles for the network. A page in a background tab is never painted, and starts at once. Elements are written as
 * React expects them.
 */
export function startAfterPaint(html: string, first: string[], nonce: string): string {
  const later: string[] = []
  const rest = html.replace(/<link rel="modulepreload" href="([^"]{1,200})"[^>]{0,200}>/g, (link, href) => {
    if (first.includes(href)) return link
    later.push(href)
    return ''
  })
  return rest.replace(/<script type="module" async="" src="([^"]{1,200})"[^>]{0,200}><\/script>/, (_, src) => {
    const early = `<link rel="modulepreload" href="${src}" fetchPriority="low"/>`
    return `${early}<script nonce="${nonce}">${starter(later, src)}</script>`
  })
}

const starter = (later: string[], src: string): string =>
  `{const ${[
    'add=(name,attributes)=>document.head.append(Object.assign(document.createElement(name),attributes))',
    `fetchRest=()=>{for(const href of ${JSON.stringify(later)})add('link',{rel:'modulepreload',href})}`,
    `start=()=>add('script',{type:'module',async:true,src:${JSON.stringify(src)}})`,
  ].join()};document.currentScript.remove();document.hidden?start():requestAnimationFrame(()=>{fetchRest();setTimeout(start)})}`
