import type { CheckFinding } from './check-finding.ts'

/** One check of `npm run check`. A tool's own words come as one finding. */
export interface SourceCheck {
  name: string
  run(): CheckFinding[] | Promise<CheckFinding[]>
}
