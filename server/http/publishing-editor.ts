import type { Publishing } from '../services/publishing/content/publishing.ts'
import { operatorName } from './operator.ts'
import type { Ask } from './respond.ts'

/** The editor of a request, and when it came. */
export const publishingOf = ({ http, now }: Pick<Ask<unknown>, 'http' | 'now'>): Publishing => ({
  editor: operatorName(http),
  now,
})
