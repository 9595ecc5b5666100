import type { Texts } from '#kit/texts.ts'
import { kindsEn } from './explain/part-kind-texts.ts'
import type * as operations from './operations.ts'

const start = { label: 'Start', help: 'In UTF-16 code units, counted from 0' }
const end = { label: 'End', help: 'In UTF-16 code units, exclusive' }

export const en = {
  operations: {
    test: { title: 'Matches', description: 'Find every match of a pattern, with its position and capturing groups.' },
    replace: { title: 'Replace', description: 'Replace the matches of a pattern.' },
    split: { title: 'Split', description: 'Split text at the matches of a pattern.' },
    explain: { title: 'Explain', description: 'Explain a pattern part by part.' },
    check: { title: 'Check', description: 'Check a pattern for catastrophic backtracking (ReDoS).' },
    snippet: { title: 'Code', description: 'Generate code for a pattern in another language.' },
    benchmark: { title: 'Benchmark', description: 'Measure how long a search takes.' },
    runTests: { title: 'Tests', description: 'Run unit tests of a pattern: what it should match, and what not.' },
    generate: { title: 'Generate', description: 'Generate texts that a pattern matches.' },
    steps: { title: 'Steps', description: 'Follow a backtracking engine step by step to its first match.' },
    escape: { title: 'Escape', description: 'Escape text so that it is matched literally.' },
  },
  input: {
    pattern: { label: 'Pattern', help: 'Regular expression, without slashes' },
    flags: { label: 'Flags', help: 'Any of g, i, m, s, u, y; JavaScript also d and v, PCRE2 and Python x, Python a' },
    text: { label: 'Test text', help: 'The text to search' },
    engine: {
      label: 'Engine',
      help: 'The engine to search with',
      choices: {
        quickjs: 'QuickJS',
        ecmascript: 'JavaScript',
        rust: 'Rust',
        re2: 'RE2',
        oniguruma: 'Oniguruma',
        pcre2: 'PCRE2',
        python: 'Python',
      },
    },
    seconds: { label: 'Time limit', help: 'In seconds; a search is stopped after that' },
    limit: { label: 'Limit', help: 'Maximum matches or steps to list; all are counted' },
    tests: {
      label: 'Tests',
      help: 'Each has a text and what to expect of it',
      columns: {
        text: { label: 'Text', help: 'The text to search' },
        expect: {
          label: 'Expect',
          help: 'With the flag g, equals asks every match, group the first',
          choices: {
            match: 'Matches',
            'no-match': 'Doesn’t match',
            equals: 'Match equals',
            group: 'Group equals',
          },
        },
        value: { label: 'Value', help: 'What the match or the group should be' },
        group: { label: 'Group', help: 'Number or name' },
      },
    },
    count: { label: 'Count', help: 'How many texts to generate' },
    seed: { label: 'Seed', help: 'The same seed generates the same texts; empty for a new one' },
    replacement: { label: 'Replacement', help: 'Can contain $1, $<name>, $& for the match and $$ for a dollar sign' },
    caseFunctions: {
      label: 'Change case',
      help: '\\U and \\L change case up to \\E, \\u and \\l that of the next character; \\\\ is a backslash',
    },
    rounds: { label: 'Rounds', help: 'How many times the search is measured' },
    language: {
      label: 'Language',
      help: 'The language of the code',
      choices: {
        javascript: 'JavaScript',
        python: 'Python',
        go: 'Go',
        java: 'Java',
        rust: 'Rust',
        php: 'PHP',
        csharp: 'C#',
      },
    },
  },
  output: {
    matches: {
      label: 'Matches',
      help: 'In their order in the text',
      columns: {
        start,
        end,
        text: { label: 'Match', help: 'What was matched' },
        groups: {
          label: 'Groups',
          help: 'Null if the group did not participate',
          columns: {
            name: { label: 'Name', help: 'Of a named group' },
            start,
            end,
            text: { label: 'Text', help: 'What it captured' },
          },
        },
      },
    },
    count: { label: 'Count', help: 'How many matches there are' },
    truncated: { label: 'Truncated', help: 'Whether there is more than is listed' },
    milliseconds: { label: 'Time', help: 'Of the search, in milliseconds' },
    text: { label: 'Result', help: 'The text with its matches replaced' },
    passed: { label: 'Passed', help: 'How many tests passed' },
    failed: { label: 'Failed', help: 'How many tests failed' },
    results: {
      label: 'Results',
      help: 'In the order of the tests',
      columns: {
        passed: { label: 'Passed', help: 'Whether the test passed' },
        got: { label: 'Got', help: 'What was matched or captured; null for nothing' },
        missing: {
          label: 'Missing',
          help: 'Why a match has no such group',
          choices: { 'no-group': 'No such group', 'no-part': 'Took no part' },
        },
      },
    },
    texts: { label: 'Texts', help: 'Repeated only if the pattern matches fewer different ones' },
    seed: { label: 'Seed', help: 'Generates the same texts again' },
    steps: {
      label: 'Steps',
      help: 'In their order',
      columns: {
        position: { label: 'Position', help: 'Where the part was tried, in UTF-16 code units from 0' },
        part: { label: 'Part', help: 'As written in the pattern' },
        kind: {
          label: 'Result',
          help: 'Backtrack means going back to another way',
          choices: { match: 'Match', fail: 'Fail', backtrack: 'Backtrack' },
        },
        start: { label: 'In pattern', help: 'Where the part starts in the pattern, from 0' },
      },
    },
    backtracks: { label: 'Backtracks', help: 'How often the engine went back to another way' },
    matched: { label: 'Matched', help: 'Whether there is a match' },
    farthest: { label: 'Farthest', help: 'The last position that was looked at' },
    warnings: {
      label: 'Warnings',
      help: 'Where PCRE2, which runs Python patterns, or the language of the code differs; references that are not JavaScript’s',
      columns: {
        en: { label: 'English', help: 'In English' },
        zh: { label: 'Chinese', help: 'In Chinese' },
      },
    },
    parts: { label: 'Parts', help: 'What is between the matches, and what groups captured' },
    pattern: { label: 'Pattern', help: 'A pattern that matches the text' },
    nodes: {
      label: 'Parts',
      help: 'Each part before the parts inside it',
      columns: {
        depth: { label: 'Depth', help: 'How deep it is in the tree, from 0' },
        kind: { label: 'Kind', help: 'Type of the part', choices: kindsEn },
        start,
        end,
        source: { label: 'Source', help: 'As written in the pattern' },
        en: { label: 'English', help: 'What it means, in English' },
        zh: { label: 'Chinese', help: 'What it means, in Chinese' },
        min: { label: 'At least', help: 'Of a quantifier' },
        max: { label: 'At most', help: 'Of a quantifier; missing means no limit' },
      },
    },
    risk: {
      label: 'Risk',
      help: 'Of catastrophic backtracking (ReDoS) in a backtracking engine',
      choices: { none: 'None found', high: 'High', unknown: 'Unknown' },
    },
    overlaps: {
      label: 'Overlaps',
      help: 'Parts that can match the same characters',
      columns: {
        first: { label: 'First', help: 'A part of the pattern' },
        second: { label: 'Second', help: 'A part that can match the same' },
      },
    },
    code: { label: 'Code', help: 'Prints the matches' },
    median: { label: 'Median', help: 'Of a search, in milliseconds' },
    minimum: { label: 'Fastest', help: 'Of a search, in milliseconds' },
    maximum: { label: 'Slowest', help: 'Of a search, in milliseconds' },
    operationsPerSecond: { label: 'Searches per second', help: 'By the median' },
    rounds: { label: 'Rounds', help: 'How many were run within the time limit' },
  },
  guide: {
    steps: [
      'Type a pattern, or choose a common one, and paste your text.',
      'Read the matches beside the text; replace, split or have the pattern explained in the other tabs.',
      'Copy the matches, or the pattern as code for your language.',
    ],
    questions: [
      {
        question: 'Which engine should I choose?',
        answer:
          'QuickJS and JavaScript use the same syntax; QuickJS stops at the time limit by itself. Choose RE2 for Go patterns, Rust for Rust, Oniguruma for Ruby and TextMate grammars, PCRE2 for PHP, R and nginx, Python for Python. The last three have recursion or possessive quantifiers too; Python runs on PCRE2, and where the two differ in your pattern a warning says so.',
      },
      {
        question: 'What happens with a pattern that runs too long?',
        answer:
          'It is stopped after the time limit, and the page goes on working. The usual cause is catastrophic backtracking (ReDoS): the Explain tab says which parts can match the same characters.',
      },
      {
        question: 'How are positions counted?',
        answer:
          'From 0, in UTF-16 code units, as JavaScript counts them, whatever the engine. Most emoji count as two.',
      },
      {
        question: 'What can a replacement contain?',
        answer:
          "$1 to $99 for groups, $<name> for a named group, $& for the match, $` and $' for the text before and after it, $$ for a dollar sign: JavaScript's syntax, whatever the engine, so write $1 for \\1. With Change case on, also \\U, \\L, \\u, \\l and \\E: \\u\\L$1 gives Ada for ADA.",
      },
    ],
  },
} satisfies Texts<typeof operations>
