import type { CheckFinding } from './check-finding.ts'

/** A check of `npm run check`. The output of a tool is a single finding. */
export interface SourceCheck {
  name: string
  run(): CheckFinding[] | Promise<CheckFinding[]>
}
