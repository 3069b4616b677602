import type { Call } from './call.ts'
import * as content from './content.ts'
import * as course from './course.ts'
import * as editing from './editing.ts'
import * as enrolment from './enrolment.ts'
import * as progress from './progress.ts'
import * as session from './session.ts'
import * as site from './site.ts'

/** Every call of the portal, by name. The server and the documents read it; the browser imports calls by noun. */
export const registry = {
  ...site,
  ...session,
  ...course,
  ...enrolment,
  ...progress,
  ...content,
  ...editing,
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value

/** All declared calls, in the order of the registry. */
export const allCalls: readonly (Call & { name: string })[] = Object.entries(registry).flatMap(
  ([name, call]) => (isCall(call) ? [{ ...call, name }] : []),
)
