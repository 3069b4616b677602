import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { invitation } from '#server/db/schema/invitation.ts'
import { canChangeInvitationState, type InvitationState } from '#src/domain/invitation/invitation.ts'

/** Moves a letter to another state. Throws for a transition that the state table forbids. */
export async function updateInvitationState(
  tx: Db,
  row: { id: number; state: InvitationState },
  to: InvitationState,
  columns: Partial<typeof invitation.$inferInsert> = {},
): Promise<void> {
  if (!canChangeInvitationState(row.state, to))
    throw new Error(`A letter can't go from ${row.state} to ${to}`)
  await tx
    .update(invitation)
    .set({ ...columns, state: to })
    .where(eq(invitation.id, row.id))
}
