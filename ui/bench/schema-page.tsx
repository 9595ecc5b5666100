import { OperationsBench } from './operations-bench.tsx'

/** The page of a tool that needs none of its own. */
export default function SchemaPage() {
  return <OperationsBench />
}
