import type { CheckFinding } from './check-finding.ts'

/** A check of `npm run check`. If the check runs a tool, the tool's whole output is a single finding. */
export interface SourceCheck {
  name: string
  run(): CheckFinding[] | Promise<CheckFinding[]>
}
