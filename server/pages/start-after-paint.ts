/**
 * Has a page's script wait until the page has been painted: before that, the processor is needed for rendering. What all pages
 * share (`first`) is fetched meanwhile; what only this one needs follows with the paint, so that the styles do not share
 * the network with all of it. A page in a background tab is not painted, and starts at once.
 * The elements are written as they would have stood there, so that React finds them.
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
