import type { CodeLanguage } from './languages.ts'

/** Detects a script by its statements; types make it TypeScript, and elements JSX. */
export function scriptOf(bare: string): CodeLanguage | undefined {
  if (!isScript(bare)) return undefined
  const hasMarkup =
    /(?:return|=>|[(=?:&,])\s{0,99}<(?:>|[A-Za-z][\w.]{0,60}(?:\s[^<>]{0,400})?\/?>)/.test(bare) && /<\/|\/>/.test(bare)
  if (isTyped(bare)) return hasMarkup ? 'tsx' : 'typescript'
  return hasMarkup ? 'jsx' : 'javascript'
}

const isScript = (bare: string): boolean =>
  /^[ \t]{0,40}(?:import|export)\b[^\n]{0,400}(?:from\s{0,9}""|[{(=;*]|"")/m.test(bare) ||
  /\b(?:const|let|var)\s{1,9}[\w${[][^\n=;]{0,400}=(?!=)/.test(bare) ||
  /\b(?:async\s{1,9})?function\b\s{0,9}\*?\s{0,9}[\w$]{0,99}\s{0,9}[(<]/.test(bare) ||
  /=>\s{0,9}[\w{([""]/.test(bare) ||
  /^[ \t]{0,40}(?:export\s{1,9})?(?:declare|(?:abstract\s{1,9})?class)\s{1,9}[\w$]{1,99}[^{}\n]{0,200}[{;:(]/m.test(
    bare,
  ) ||
  /\}\s{0,9}catch\s{0,9}[({]/.test(bare) ||
  /^[ \t]{0,40}(?:if|for|while|switch)\s{0,9}\([^\n]{1,400}\)\s{0,9}\{/m.test(bare) ||
  /\b(?:console|document|window|module|exports|Object|JSON|Math|require)(?:\.\w{1,60})?\s{0,9}[(=.]/.test(bare) ||
  /^[ \t]{0,40}(?:interface|enum|namespace|declare|type)\s{1,9}\w{1,99}[^\n]{0,200}[{=]/m.test(bare)

/**
 * Whether a script has types. `a: string` alone is none, since it may be in an object, and `c ? a : void 0` neither; a
 * parameter, a variable, a result or a member with a type is one.
 */
const isTyped = (bare: string): boolean => types.some((type) => type.test(withoutImports(bare)))

const types = [
  /^[ \t]{0,40}(?:export\s{1,9})?(?:declare\s{1,9}\w|interface\s{1,9}\w[^;(=\n]{0,200}\{|(?:const\s{1,9})?enum\s{1,9}\w{1,99}\s{0,9}\{|namespace\s{1,9}[\w.]{1,99}\s{0,9}\{|abstract\s{1,9}class|type\s{1,9}\w{1,99}\s{0,9}[<=])/m,
  /\b(?:const|let|var)\s{1,9}[\w$]{1,99}\s{0,3}:\s{0,3}[\w{[(<"']/,
  /\(\s{0,99}(?:\.{3})?[\w$]{1,99}\??:\s{0,3}[\w${(["']/,
  /\)\s{0,3}:\s{0,3}(?:string|number|boolean|void|unknown|any|never|[A-Z]\w{0,60})(?:<[^;(){}]{0,200}>)?(?:\[\])?\s{0,9}(?:\{|=>)/,
  /^[ \t]{0,40}[\w$]{1,99}\([^()\n]{0,400}\):\s{0,3}[\w{[][^\n]{0,200};\r?$/m,
  /^[ \t]{1,40}(?:readonly\s{1,9})?[\w$]{1,99}[?!]?:\s{0,3}(?:string|number|boolean|unknown|any|[A-Z]\w{0,60}(?:<[^;(){}]{0,200}>)?)(?:\[\])?\s{0,3}(?:;|=[^=>])/m,
  /\b(?:import|export)\s{1,9}type\b|[\w$>]\s{1,9}implements\s{1,9}[A-Z]|[\w)\]}]\s{1,9}satisfies\s{1,9}[\w{]|^\s{0,99}(?:private|public|protected|readonly)\s{1,9}[\w$]/m,
  /[\w$)\]}"]\s{1,9}as\s{1,9}(?:const|string|number|unknown|any|[A-Z]\w{0,60})\b/,
  /[\w$]<(?:string|number|boolean|unknown|any)(?:\[\])?[,>]|\bnew\s{1,9}[A-Z]\w{0,60}<\w/,
]

/** Names of imports and exports may be changed by `as`. */
const withoutImports = (bare: string): string =>
  bare.replace(
    /\b(?:import|export)\s{0,9}(?:[\w$]{1,99}\s{0,9},\s{0,9})?(?:\{[^{}:;]{0,4000}\}|\*\s{0,9}as\s{1,9}[\w$]{1,99})/g,
    (clause) => (/[{,]\s{0,99}type\s{1,9}\w/.test(clause) ? 'import type ' : ''),
  )
