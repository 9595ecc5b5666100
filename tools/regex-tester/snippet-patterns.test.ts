// Patterns for languages whose tools are seldom installed, in engines that have the same syntax.
import { execFileSync, spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { openEngine } from '#lib/regex/open-engine.ts'
import { around, lineEnds, nasty, references, type SnippetCase, translated } from './fixtures/snippet-cases.ts'
import { snippet } from './snippet.ts'

const cases = [...nasty, ...translated, ...around, ...lineEnds, ...references]

/** The code of every case that a language supports without a warning. */
async function codes(language: 'go' | 'php'): Promise<{ one: SnippetCase; code: string }[]> {
  const made = cases.map(async (one) => {
    const { pattern, flags } = one
    const code = await perform(snippet, { pattern, flags, language }).then(
      ({ code, warnings }) => (warnings ? '' : code),
      () => '',
    )
    return { one, code }
  })
  return (await Promise.all(made)).filter(({ code }) => code !== '')
}

function expectedOf({ pattern, flags, text }: SnippetCase): string[] {
  const regex = new RegExp(pattern, flags)
  const matches = flags.includes('g') ? [...text.matchAll(regex)] : [regex.exec(text)]
  return matches.flatMap((match) => (match ? [match[0]] : []))
}

test('RE2 finds with what is written for Go what JavaScript finds', async () => {
  const { compile } = await openEngine('re2')
  for (const { one, code } of await codes('go')) {
    const [, raw, quoted] = /MustCompile\((?:`([^`]*)`|("(?:[^"\\]|\\.)*"))\)/.exec(code) ?? []
    const search = compile(raw ?? JSON.parse(quoted ?? '""'), '').over(one.text, {
      all: code.includes('FindAllString'),
      sticky: false,
      deadline: Number.POSITIVE_INFINITY,
    })
    const matches = Array.from(search.matches(), ({ start, end }) => one.text.slice(start, end))
    expect({ code, matches }).toEqual({ code, matches: expectedOf(one) })
  }
})

/** Parses a single-quoted string of PHP. */
const read = (literal: string): string => literal.replace(/\\([\\'])/g, '$1')

test.skipIf(spawnSync('perl', ['-v']).status !== 0)(
  'Perl finds with what is written for PHP what JavaScript finds',
  async () => {
    // Perl panics at a repeat of what never matches.
    const able = (await codes('php')).filter(({ code }) => !code.includes('[^\\s\\S]?'))
    const programs = able.map(({ one, code }) => {
      const [, literal = ''] = /^\$pattern = '((?:[^'\\]|\\[\s\S])*)';$/m.exec(code) ?? []
      const pattern = read(literal)
      const [delimiter = ''] = pattern
      const end = pattern.lastIndexOf(delimiter)
      const bare = pattern.slice(1, end).replaceAll(`\\${delimiter}`, delimiter)
      return {
        one,
        code,
        pattern: bare,
        modes: pattern.slice(end + 1).replace('u', ''),
        all: code.includes('preg_match_all'),
      }
    })
    const script = `
    use utf8; use JSON::PP; binmode(STDOUT, ':raw');
    local $/; my @printed;
    for my $program (@{ decode_json(<STDIN>) }) {
      my ($text, $pattern, $modes) = @$program{qw(text pattern modes)};
      my $regex = eval { qr/(?^u$modes:$pattern)/ } or die "$pattern: $@";
      my @matches;
      while ($text =~ /$regex/g) { push @matches, $&; last unless $program->{all} }
      push @printed, \\@matches;
    }
    print encode_json(\\@printed);`
    const input = JSON.stringify(
      programs.map(({ one, pattern, modes, all }) => ({ text: one.text, pattern, modes, all })),
    )
    const printed = JSON.parse(execFileSync('perl', ['-e', script], { input, encoding: 'utf8' }))
    const told = programs.map(({ one, code }, index) => ({ one, code, matches: printed[index] }))
    expect(told).toEqual(told.map((said) => ({ ...said, matches: expectedOf(said.one) })))
  },
)

test.each([
  ['python', '\\p{L}', 'u', 'Python', '\\p{L}'],
  ['python', '(?<=a+)b', '', 'Python', '(?<=…)'],
  ['python', 'a', 'gy', 'Python', '/…/y'],
  ['python', '(?:(?<n>a)|(?<n>b))', '', 'Python', '(?<n>…)|(?<n>…)'],
  ['go', '(?=a)', '', 'Go', '(?=…)'],
  ['go', '(?<!a)b', '', 'Go', '(?<!…)'],
  ['go', '(a)\\1', '', 'Go', '\\1'],
  ['go', '(?<n>a)\\k<n>', '', 'Go', '\\k<n>'],
  ['go', 'a{1001}', '', 'Go', '{1001}'],
  ['go', '[\\w--\\d]', 'v', 'Go', '[…--…]'],
  ['rust', '(?!a)b', '', 'Rust', '(?!…)'],
  ['java', '(?<=a*)b', '', 'Java', '(?<=…)'],
  ['java', '\\p{Emoji}', 'u', 'Java', '\\p{Emoji}'],
  ['php', '(?<=a*)b', '', 'PHP', '(?<=…)'],
  ['csharp', '\\p{Script=Han}', 'u', 'C#', '\\p{Script=Han}'],
  ['csharp', '[🙂]', 'u', 'C#', '[🙂]'],
  ['rust', '\\ud83d', '', 'Rust', '\\ud83d'],
  ['java', '[\\q{ab}]', 'v', 'Java', '\\q{ab}'],
  ['python', 'a{1,29999999999999999999999}', '', 'Python', '{29999999999999999999999}'],
  ['go', `a{${'9'.repeat(400)},}`, '', 'Go', `{${'9'.repeat(400)}}`],
] as const)('%s has no %s (%s), and says so', async (language, pattern, flags, engine, feature) => {
  const made = perform(snippet, { pattern, flags, language })
  await expect(made).rejects.toMatchObject({ code: 'unsupported', params: { engine, feature } })
})

test('names that a language does not take are made to fit', async () => {
  const codeFor = async (pattern: string, language: 'java' | 'go' | 'php') =>
    (await perform(snippet, { pattern, language })).code
  expect(await codeFor('(?<first_name>a)\\k<first_name>', 'java')).toContain('(?<firstName>a)\\\\k<firstName>')
  expect(await codeFor('(?<年>a)(?<月>b)', 'go')).toContain('(?P<group1>a)(?P<group2>b)')
  expect(await codeFor('(?<a_b>x)(?<aB>y)', 'java')).toContain('(?<aB2>x)(?<aB>y)')
})

test('a group without a name is counted before those with one, where a language does so', async () => {
  const { code } = await perform(snippet, { pattern: '(?<n>a)(b)\\2', language: 'csharp' })
  expect(code).toContain('(?<n>a)(b)\\1')
})

test('what cannot be read is refused', async () => {
  await expect(perform(snippet, { pattern: '(' })).rejects.toMatchObject({ code: 'invalidPattern' })
  await expect(perform(snippet, { pattern: '' })).rejects.toMatchObject({ code: 'emptyPattern' })
  await expect(perform(snippet, { pattern: 'a', flags: 'uv' })).rejects.toMatchObject({ code: 'flags' })
})
