import { readCatalogue } from './read-tools.ts'

/** The tools that do the same in another way, each with its name among them, the most popular first. */
export async function toolVariants(): Promise<{ tool: string; name: string }[][]> {
  const variants = (await readCatalogue()).flatMap(({ id, variant }) => (variant ? [{ tool: id, ...variant }] : []))
  const groups = Map.groupBy(variants, ({ of }) => of)
  return [...groups.values()].map((group) => group.map(({ tool, name }) => ({ tool, name })))
}
