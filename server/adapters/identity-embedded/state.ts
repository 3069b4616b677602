import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Db } from '#server/db/client.ts'
import { identityState } from '#server/db/schema/identity.ts'
import type { Clock } from '#server/ports/clock.ts'

/** Whether a NUL is anywhere in a value: PostgreSQL keeps none, and nobody has a reason to send one. */
const hasNul = (value: unknown): boolean => JSON.stringify(value ?? null).includes('\\u0000')

/**
 * The provider's memory of one kind of thing, in the database: every server has it, and a restart forgets
 * nothing.
 */
export const stateInDatabase =
  (db: Db, clock: Clock) =>
  (model: string): Adapter => {
    const one = (id: string) => and(eq(identityState.model, model), eq(identityState.id, id))
    const live = () => or(isNull(identityState.expiresAt), gt(identityState.expiresAt, new Date(clock())))
    const find = async (where: ReturnType<typeof one>) => {
      const [row] = await db
        .select({ payload: identityState.payload })
        .from(identityState)
        .where(and(where, live()))
      return row?.payload as AdapterPayload | undefined
    }
    return {
      async upsert(id, payload, expiresIn) {
        if (hasNul(payload)) throw new errors.InvalidRequest('a parameter holds a NUL')
        const expiresAt = expiresIn ? new Date(clock() + expiresIn * 1000) : null
        const row = {
          payload: { ...payload },
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expiresAt,
        }
        await db
          .insert(identityState)
          .values({ model, id, ...row })
          .onConflictDoUpdate({ target: [identityState.model, identityState.id], set: row })
      },
      find: async (id) => (hasNul(id) ? undefined : find(one(id))),
      findByUid: async (uid) =>
        hasNul(uid) ? undefined : find(and(eq(identityState.model, model), eq(identityState.uid, uid))),
      findByUserCode: async () => undefined,
      async consume(id) {
        const consumed = Math.floor(clock() / 1000)
        const payload = sql`${identityState.payload} || ${JSON.stringify({ consumed })}::jsonb`
        await db.update(identityState).set({ payload }).where(one(id))
      },
      async destroy(id) {
        await db.delete(identityState).where(one(id))
      },
      async revokeByGrantId(grantId) {
        await db.delete(identityState).where(eq(identityState.grantId, grantId))
      },
    }
  }
