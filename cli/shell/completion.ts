import { UsageError } from '../usage-error.ts'

/**
 * Returns a shell's completion script. It calls `toolbench` for every word, and offers files where that prints nothing.
 */
const scripts: Record<string, string> = {
  bash: `_toolbench() {
  local IFS=$'\\n'
  COMPREPLY=($(toolbench complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _toolbench toolbench
`,
  zsh: `#compdef toolbench
_toolbench() {
  local -a found
  found=("\${(@f)$(toolbench complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "$found" ]]; then compadd -- "\${found[@]}"; else _files; fi
}
if [[ "$funcstack[1]" = _toolbench ]]; then _toolbench "$@"; else
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit -i }
  compdef _toolbench toolbench
fi
`,
  fish: `function __toolbench_complete
  set -l words (commandline -opc) (commandline -ct)
  set -l found (toolbench complete -- $words[2..-1] 2>/dev/null)
  if set -q found[1]
    printf '%s\\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c toolbench -f -a '(__toolbench_complete)'
`,
}

/** @throws UsageError for an unknown shell */
export function completionFor(shell = ''): string {
  const script = Object.hasOwn(scripts, shell) ? scripts[shell] : undefined
  if (script) return script
  throw new UsageError(
    'Write: toolbench completion bash, zsh or fish',
    '请写作：toolbench completion bash、zsh 或 fish',
  )
}
