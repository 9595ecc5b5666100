import { OperationsBench } from './operations-bench.tsx'

/** The page of a tool without one of its own. */
export default function SchemaPage() {
  return <OperationsBench />
}
