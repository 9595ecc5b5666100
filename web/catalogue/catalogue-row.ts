/** What the first page shows of a tool, as a row: it grows with every tool, and names of fields would be a third of it. */
export type CatalogueRow = [
  id: string,
  category: string,
  popularity: number,
  titleEn: string,
  titleZh: string,
  summaryEn: string,
  summaryZh: string,
  /** What few tools have. */
  rare?: { hot?: boolean; formerIds?: string[] },
]
