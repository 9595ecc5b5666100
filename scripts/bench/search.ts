import { createToolFinder } from '../../web/search/rank.ts'
import { compareTimes, milliseconds, type Row } from './measure.ts'
import { syntheticTools } from './synthetic-tools.ts'

const queries = ['json', 'conv', '格式化', 'gsh', 'preveiw regex', 'image 37', 'zzzz', 'a']

/** Measures a search among 1,000 tools, beside one pass of `includes` over all their words. */
export async function benchSearch(): Promise<Row> {
  const tools = syntheticTools(1000)
  const finder = createToolFinder(tools)
  const haystack = tools.map((tool) => JSON.stringify(tool).toLowerCase())
  const { ours, reference } = await compareTimes(
    50,
    () => queries.map((query) => finder.find(query)),
    () => queries.map((query) => haystack.filter((words) => words.includes(query))),
  )
  const each = (time: number) => time / queries.length
  return {
    what: 'Search among 1,000 tools, one query',
    ours: milliseconds(each(ours)),
    reference: `${milliseconds(each(reference))} (one pass of includes)`,
    ratio: ours / reference,
    note: 'limit 5 ms',
  }
}
