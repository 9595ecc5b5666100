/** Where links of an article lead, so that WeChat keeps them. */
const keptHost = 'mp.weixin.qq.com'

/**
 * Replaces footnotes and external links by numbers, and lists them at the end: each once, in order of appearance. A
 * link whose text is its address needs no number.
 */
export function gatherReferences(root: HTMLElement, title: string): void {
  const notes = takeFootnotes(root)
  const references: Element[] = []
  const numbers = new Map<string, string>()
  const { ownerDocument: page } = root

  function numberOf(key: string, content: () => Node[]): string {
    const assigned = numbers.get(key)
    if (assigned) return assigned
    const number = `[${references.length + 1}]`
    numbers.set(key, number)
    const element = page.createElement('section')
    element.className = 'reference'
    references.push(element)
    const nodes = content()
    const [first] = nodes
    if (first instanceof Element && first.localName === 'p') first.prepend(`${number} `)
    else nodes.unshift(page.createTextNode(`${number} `))
    element.append(...nodes)
    return number
  }

  function mark(number: string): Element {
    const sup = page.createElement('sup')
    sup.className = 'reference-mark'
    sup.textContent = number
    return sup
  }

  function replaceIn(part: Element): void {
    for (const link of part.querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? ''
      const note = link.closest('.footnote-ref') && notes.get(href.slice(1))
      if (note) {
        const number = numberOf(href, () => [...note.childNodes])
        link.closest('.footnote-ref')?.replaceWith(mark(number))
        continue
      }
      const kind = kindOf(href, link.textContent)
      if (kind === 'kept') continue
      if (kind === 'outside') link.after(mark(numberOf(href, () => addressed(link, href))))
      // A replaced external link keeps the style of a link.
      if (kind === 'within') link.replaceWith(...link.childNodes)
      else link.removeAttribute('href')
    }
  }

  function addressed(link: Element, href: string): Node[] {
    const name = link.textContent.trim() || (link.querySelector('img')?.alt ?? '').trim()
    const address = page.createElement('span')
    address.className = 'reference-address'
    address.textContent = href
    return name === '' ? [address] : [page.createTextNode(`${name}: `), address]
  }

  replaceIn(root)
  // Notes contain links and further notes: the list grows while it is iterated.
  for (const element of references) replaceIn(element)
  if (references.length === 0) return
  const list = page.createElement('section')
  list.className = 'references'
  const heading = page.createElement('h3')
  heading.textContent = title
  list.append(heading, ...references)
  root.append(list)
}

/** Removes the footnotes from the end of a document, without their back-references; by their ids. */
function takeFootnotes(root: Element): Map<string, Element> {
  const notes = new Map<string, Element>()
  for (const list of root.querySelectorAll('.footnotes')) {
    for (const back of list.querySelectorAll('.footnote-backref')) back.remove()
    for (const note of list.querySelectorAll('.footnote-item')) {
      for (const paragraph of note.querySelectorAll('p')) trimEnd(paragraph)
      notes.set(note.id, note)
    }
    if (list.previousElementSibling?.matches('.footnotes-sep')) list.previousElementSibling.remove()
    list.remove()
  }
  return notes
}

/** Removes the space before the back-reference. */
function trimEnd(paragraph: Element): void {
  paragraph.normalize()
  const { lastChild } = paragraph
  if (lastChild instanceof Text) lastChild.data = lastChild.data.trimEnd()
}

/** The kind of a link in an export; `said` are those whose text is their address. */
function kindOf(href: string, text: string): 'kept' | 'outside' | 'said' | 'within' {
  if (!/^[a-z][a-z\d+.-]*:|^\/\//i.test(href)) return 'within'
  const url = URL.parse(href, 'https://example.invalid/')
  if (url?.host === keptHost) return 'kept'
  return bare(href) === bare(text) ? 'said' : 'outside'
}

const bare = (address: string): string =>
  decoded(address.trim())
    .replace(/^(?:https?|ftp|mailto|tel):(?:\/\/)?/i, '')
    .replace(/\/$/, '')

function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
