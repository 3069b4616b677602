import type { OrderKind } from '#src/domain/order/order-target.ts'

/** The key of the sentence that says why prerequisites are needed: that of the refusal's reason, else by what is ordered. */
export function prerequisiteKey(kind: OrderKind, reason: unknown): string {
  if (typeof reason === 'string') return `error:reason.${reason}`
  return kind === 'certification'
    ? 'enrolment:prerequisite.certification'
    : 'classroom-enrolment:prerequisite'
}
