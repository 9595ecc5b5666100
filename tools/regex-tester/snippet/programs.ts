import type { Dialect } from './dialect.ts'
import { lacks } from './dialect.ts'
import { csharp, go, java, php, python, rust } from './dialects.ts'
import type { Language } from './languages.ts'
import {
  csharpString,
  goString,
  javascriptLiteral,
  phpString,
  pythonString,
  quotedString,
  rustString,
} from './literals.ts'

/** A pattern, and flags without those of a search. */
export interface Source {
  pattern: string
  flags: string
  /** Writes it for a language, for JavaScript without a dialect; left out where it is in that language already. */
  translate?: (dialect?: Dialect) => string
}

/** A pattern to write a program for. */
interface ProgramOptions extends Source {
  /** Every match, not only the first. */
  all: boolean
  sticky: boolean
}

/** Writes a program in each language that prints the matches in `text`, or in its first argument. */
export const programs: Record<Language, (program: ProgramOptions) => string> = {
  javascript(program) {
    const { flags, all, sticky } = program
    const letters = [...flags, ...(all ? 'g' : ''), ...(sticky ? 'y' : '')].sort().join('')
    const pattern = `const pattern = ${javascriptLiteral(sourceOf(program), letters)}`
    return all
      ? lines(pattern, '', 'for (const match of text.matchAll(pattern)) {', '  console.log(match[0])', '}')
      : lines(pattern, '', 'const match = pattern.exec(text)', 'if (match) console.log(match[0])')
  },

  python(program) {
    const { all, sticky } = program
    if (all && sticky) throw lacks(python, '/…/y')
    const own = { m: 're.MULTILINE', x: 're.VERBOSE', a: 're.ASCII' }
    const modes = listed(program, { i: 're.IGNORECASE', s: 're.DOTALL' }, own).join(' | ')
    const pattern = `pattern = re.compile(${[pythonString(sourceOf(program, python)), ...(modes ? [modes] : [])].join(', ')})`
    return all
      ? lines('import re', '', pattern, '', 'for match in pattern.finditer(text):', '    print(match.group())')
      : lines(
          'import re',
          '',
          pattern,
          '',
          `if match := pattern.${sticky ? 'match' : 'search'}(text):`,
          '    print(match.group())',
        )
  },

  go(program) {
    const pattern = goString(withModes(program, go))
    const body = program.all
      ? ['\tfor _, match := range pattern.FindAllString(text, -1) {', '\t\tfmt.Println(match)', '\t}']
      : [
          '\tif place := pattern.FindStringIndex(text); place != nil {',
          '\t\tfmt.Println(text[place[0]:place[1]])',
          '\t}',
        ]
    return lines(
      ...['package main', '', 'import (', '\t"fmt"', '\t"os"', '\t"regexp"', ')', ''],
      ...[`var pattern = regexp.MustCompile(${pattern})`, '', 'func main() {', '\ttext := os.Args[1]', ...body, '}'],
    )
  },

  java(program) {
    const options = {
      i: 'Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE',
      s: 'Pattern.DOTALL',
    }
    const modes = listed(program, options).join(' | ')
    const parameters = [quotedString(continued(program, java)), ...(modes ? [modes] : [])].join(', ')
    return lines(
      ...['import java.util.regex.Matcher;', 'import java.util.regex.Pattern;', '', 'public class Main {'],
      ...[`    static final Pattern PATTERN = Pattern.compile(${parameters});`, ''],
      ...['    public static void main(String[] args) {', '        Matcher matcher = PATTERN.matcher(args[0]);'],
      ...[
        `        ${program.all ? 'while' : 'if'} (matcher.find()) {`,
        '            System.out.println(matcher.group());',
      ],
      ...['        }', '    }', '}'],
    )
  },

  rust(program) {
    const pattern = rustString(withModes(program, rust))
    const head = program.all ? 'for found in pattern.find_iter(&text) {' : 'if let Some(found) = pattern.find(&text) {'
    return lines(
      ...['use regex::Regex;', '', 'fn main() {', `    let pattern = Regex::new(${pattern}).unwrap();`],
      ...['    let text = std::env::args().nth(1).unwrap_or_default();', `    ${head}`],
      ...['        println!("{}", found.as_str());', '    }', '}'],
    )
  },

  php(program) {
    const modifiers = listed(program, { i: 'i', s: 's' }, { m: 'm', x: 'x' }).join('')
    const pattern = phpString(continued(program, php), `${modifiers}u`)
    const body = program.all
      ? [
          'preg_match_all($pattern, $text, $matches);',
          'foreach ($matches[0] as $match) {',
          '    echo $match, PHP_EOL;',
          '}',
        ]
      : ['if (preg_match($pattern, $text, $match)) {', '    echo $match[0], PHP_EOL;', '}']
    return lines('<?php', '', `$pattern = ${pattern};`, '', ...body)
  },

  csharp(program) {
    const options = { i: 'RegexOptions.IgnoreCase | RegexOptions.CultureInvariant', s: 'RegexOptions.Singleline' }
    const modes = listed(program, options).join(' | ')
    const parameters = [csharpString(continued(program, csharp)), ...(modes ? [modes] : [])].join(', ')
    const body = program.all
      ? ['foreach (Match match in pattern.Matches(args[0]))', '{', '    Console.WriteLine(match.Value);', '}']
      : ['var match = pattern.Match(args[0]);', 'if (match.Success) Console.WriteLine(match.Value);']
    return lines(
      'using System;',
      'using System.Text.RegularExpressions;',
      '',
      `var pattern = new Regex(${parameters});`,
      '',
      ...body,
    )
  },
}

const lines = (...all: string[]): string => `${all.join('\n')}\n`

const sourceOf = ({ pattern, translate }: ProgramOptions, dialect?: Dialect): string => translate?.(dialect) ?? pattern

/** Lists the names of flags; those that translating writes out count only for a pattern that is not translated. */
function listed({ flags, translate }: ProgramOptions, names: Record<string, string>, own = {}): string[] {
  const all: [string, string][] = Object.entries(translate ? names : { ...names, ...own })
  return all.flatMap(([letter, name]) => (flags.includes(letter) ? [name] : []))
}

/** Go and Rust take modes at the beginning of the pattern. */
function withModes(program: ProgramOptions, dialect: Dialect): string {
  const letters = listed(program, { i: 'i', m: dialect.lineMode?.letters ?? '', s: 's' }).join('')
  return (letters ? `(?${letters})` : '') + anchored(program, dialect)
}

/** Without an anchor for the end of the last match, a sticky search is one at the beginning of the text. */
function anchored(program: ProgramOptions, dialect: Dialect): string {
  const source = sourceOf(program, dialect)
  if (!program.sticky) return source
  if (program.all) throw lacks(dialect, '/…/y')
  return `\\A(?:${source})`
}

/** `\G` matches at the end of the last match, where a sticky one must begin. */
function continued(program: ProgramOptions, dialect: Dialect): string {
  const source = sourceOf(program, dialect)
  return program.sticky ? `\\G(?:${source})` : source
}
