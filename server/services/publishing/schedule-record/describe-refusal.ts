import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import { formatFinding } from '#src/domain/content-item/format-findings.ts'
import type { RefusedResult } from '#src/domain/refusal.ts'
import type { ItemId } from '../item-row/item-row.ts'

/** The maximum number of findings that a job or a mail lists; the command `show` lists all findings. */
const maxFindings = 5

/** Returns the reason why a scheduled action was refused. Findings in other items contain the name of the item. */
export function describeRefusal({ family, id }: ItemId, { refusal, context }: RefusedResult): string {
  const errors = ((context?.findings ?? []) as ContentFinding[]).filter(({ level }) => level === 'error')
  const findings = errors.map((finding) =>
    finding.family === family && finding.id === id
      ? formatFinding(finding)
      : `${finding.family} ${finding.id}: ${formatFinding(finding)}`,
  )
  const remaining = findings.length - maxFindings
  const lines = [...findings.slice(0, maxFindings), ...(remaining > 0 ? [`and ${remaining} more`] : [])]
  if (lines.length > 0) return lines.join('; ')
  if (context?.reason === 'seatsOrOrders')
    return `learners have ${context.seats} seats and ${context.orders} open orders`
  if (refusal !== 'forbidden') return refusal
  const missing = context?.missing ? `: ${context.missing}` : ''
  return `the editor who scheduled it has no right to this change any more${missing}`
}
