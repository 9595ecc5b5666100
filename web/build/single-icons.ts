import { type Plugin, parseSync } from 'vite'

const library = '@tabler/icons-react'

/**
 * Imports each icon from its own module instead of from the one that names them all: thousands of modules are not read,
 * and an icon lands in the chunk of those who show it.
 */
export const singleIcons = (): Plugin[] => [ownModules(), withoutNames()]

function ownModules(): Plugin {
  return {
    name: 'single-icons',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/, code: library },
      handler(code, id) {
        const { staticImports } = parseSync(id, code).module
        return staticImports
          .filter(({ moduleRequest }) => moduleRequest.value === library)
          .toReversed()
          .reduce((text, { start, end, entries }) => {
            const icons = entries
              .filter(({ isType }) => !isType)
              .map(({ importName, localName }) => importOf(importName.name ?? '', localName.value))
            return text.slice(0, start) + icons.join('') + text.slice(end)
          }, code)
      },
    },
  }
}

/** Takes out of the icons what nothing reads: their names, for classes and developer tools, and keys of lines that stay. */
function withoutNames(): Plugin {
  return {
    name: 'icons-without-names',
    apply: 'build',
    transform: {
      filter: { id: /@tabler\/icons-react\/dist\/esm\/icons\/\w+\.mjs$/ },
      handler: (code) =>
        code.replace(/(createReactComponent\("\w+", )"[^"]*", "[^"]*"/, '$1"", ""').replace(/, "key": "svg-\d+"/g, ''),
    },
  }
}

const importOf = (icon: string, local: string): string =>
  `import ${local} from '${library}/dist/esm/icons/${icon}.mjs';`
