/**
 * Returns the singular of an English plural in lower case, and any other word unchanged. Made for the names of arrays.
 */
export function singularOf(plural: string): string {
  const word = plural.toLowerCase()
  const singular = irregular.get(word)
  if (singular) return singular
  if (word.length < 3 || unchanged.has(word)) return word
  const rule = rules.find(({ ending }) => word.endsWith(ending) && word.length > ending.length)
  return rule ? word.slice(0, -rule.ending.length) + rule.singular : word
}

/** Plural endings; the first match counts. */
const rules = [
  // Not plurals: class, status, analysis.
  ...['ss', 'us', 'is'].map((ending) => ({ ending, singular: ending })),
  { ending: 'sses', singular: 'ss' },
  { ending: 'shes', singular: 'sh' },
  { ending: 'ches', singular: 'ch' },
  { ending: 'xes', singular: 'x' },
  { ending: 'zzes', singular: 'zz' },
  { ending: 'oes', singular: 'o' },
  { ending: 'ies', singular: 'y' },
  { ending: 's', singular: '' },
]

const wordsOf = (text: string): string[] => text.trim().split(/\s+/)

/** Words whose singular and plural are the same, and words that only look like plurals. */
const unchanged = new Set(
  wordsOf(`
    alias analytics as atlas aws bias bus canvas chaos christmas cosmos css data deer dns economics electronics
    equipment feedback fish gas gps graphics has https http ios information js kudos lens logistics mathematics media
    metadata news os physics politics plus series sheep sms species statistics tls vps was whereas yes
  `),
)

const pairs = (text: string): [string, string][] =>
  wordsOf(text).flatMap((pair): [string, string][] => {
    const [plural = '', singular = ''] = pair.split('→')
    return [[plural, singular]]
  })

const irregular = new Map([
  ...pairs(`
    people→person children→child men→man women→woman feet→foot teeth→tooth mice→mouse geese→goose oxen→ox lice→louse
    indices→index vertices→vertex matrices→matrix appendices→appendix criteria→criterion phenomena→phenomenon
    axes→axis analyses→analysis crises→crisis hypotheses→hypothesis parentheses→parenthesis synopses→synopsis
    theses→thesis diagnoses→diagnosis bases→base quizzes→quiz alumni→alumnus fungi→fungus radii→radius stimuli→stimulus
    menus→menu gurus→guru taxis→taxi skis→ski schemata→schema errata→erratum strata→stratum cacti→cactus nuclei→nucleus
    leaves→leaf lives→life knives→knife wives→wife shelves→shelf halves→half wolves→wolf selves→self loaves→loaf
    thieves→thief calves→calf elves→elf scarves→scarf
    movies→movie cookies→cookie ties→tie pies→pie lies→lie zombies→zombie selfies→selfie calories→calorie
    rookies→rookie genies→genie smoothies→smoothie eyries→eyrie
    caches→cache aches→ache headaches→headache avalanches→avalanche niches→niche
    axles→axle shoes→shoe toes→toe canoes→canoe foes→foe woes→woe
  `),
  // Words whose singular ends in us, as, is or ns.
  ...wordsOf(`
    status alias bus virus campus bonus focus census corpus virus atlas canvas bias gas lens plus minus chorus circus
    cactus octopus surplus stimulus radius genius apparatus prospectus syllabus consensus nexus terminus iris
  `).map((word): [string, string] => [`${word}es`, word]),
])
