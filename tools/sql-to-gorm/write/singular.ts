/** Puts the last word of a table's name into the singular: order_items is order_item. */
export function singular(name: string): string {
  let start = name.length
  while (start > 0 && /[A-Za-z]/.test(name[start - 1] ?? '')) start--
  const [before, last] = [name.slice(0, start), name.slice(start)]
  const lower = last.toLowerCase()
  const irregular = irregulars[lower]
  if (irregular !== undefined) return before + keepCase(last, irregular)
  if (/(?:ss|us|is|news|series|species)$/.test(lower)) return name
  for (const [ending, instead] of endings) {
    if (lower.endsWith(ending) && lower.length > ending.length + 1)
      return name.slice(0, -ending.length) + keepCase(last, instead)
  }
  return name
}

const keepCase = (like: string, word: string): string => {
  if (like === like.toUpperCase()) return word.toUpperCase()
  return /^[A-Z]/.test(like) && word.length > 2 ? word.slice(0, 1).toUpperCase() + word.slice(1) : word
}

const irregulars: Record<string, string> = {
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  statuses: 'status',
  aliases: 'alias',
  buses: 'bus',
  bonuses: 'bonus',
  movies: 'movie',
  cookies: 'cookie',
  ties: 'tie',
  indices: 'index',
  matrices: 'matrix',
  vertices: 'vertex',
  data: 'data',
  metadata: 'metadata',
  media: 'media',
  analyses: 'analysis',
  heroes: 'hero',
  potatoes: 'potato',
  leaves: 'leaf',
  shelves: 'shelf',
  lives: 'life',
  wives: 'wife',
  quizzes: 'quiz',
}

const endings: [ending: string, instead: string][] = [
  ['ies', 'y'],
  ['sses', 'ss'],
  ['shes', 'sh'],
  ['ches', 'ch'],
  ['xes', 'x'],
  ['zzes', 'zz'],
  ['s', ''],
]
