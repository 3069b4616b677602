import type { Finding } from './finding.ts'

/** One check of `npm run check`. A tool's own words come as one finding. */
export interface Check {
  name: string
  run(): Finding[] | Promise<Finding[]>
}
