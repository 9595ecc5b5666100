import type { Plugin } from 'vite'

/**
 * Imports each icon from its own module instead of from the one that names them all: thousands of modules are not read,
 * and an icon lands in the chunk of those who show it.
 */
export function singleIcons(): Plugin {
  return {
    name: 'single-icons',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/, code: '@tabler/icons-react' },
      handler: (code) =>
        code.replace(/import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["'];?/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name && !name.startsWith('type '))
            .map((name) => {
              const [icon = '', local = icon] = name.split(/\s+as\s+/)
              return `import ${local} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs';`
            })
            .join(''),
        ),
    },
  }
}
