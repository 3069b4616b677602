import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Db } from '#server/db/client.ts'
import { identityState } from '#server/db/schema/identity.ts'
import type { Clock } from '#server/ports/clock.ts'

/** Whether a value contains a NUL, which PostgreSQL can't store and no client has a reason to send. */
const hasNul = (value: unknown): boolean => JSON.stringify(value ?? null).includes('\\u0000')

/**
 * Returns the storage of one of the provider's models in the database, which all servers share and which survives
 * restarts.
 */
export const createProviderAdapter =
  (db: Db, clock: Clock) =>
  (model: string): Adapter => {
    const isRow = (id: string) => and(eq(identityState.model, model), eq(identityState.id, id))
    const isUnexpired = () =>
      or(isNull(identityState.expiresAt), gt(identityState.expiresAt, new Date(clock())))
    const find = async (where: ReturnType<typeof isRow>) => {
      const [row] = await db
        .select({ payload: identityState.payload })
        .from(identityState)
        .where(and(where, isUnexpired()))
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
      find: async (id) => (hasNul(id) ? undefined : find(isRow(id))),
      findByUid: async (uid) =>
        hasNul(uid) ? undefined : find(and(eq(identityState.model, model), eq(identityState.uid, uid))),
      findByUserCode: async () => undefined,
      async consume(id) {
        const consumed = Math.floor(clock() / 1000)
        const payload = sql`${identityState.payload} || ${JSON.stringify({ consumed })}::jsonb`
        await db.update(identityState).set({ payload }).where(isRow(id))
      },
      async destroy(id) {
        await db.delete(identityState).where(isRow(id))
      },
      async revokeByGrantId(grantId) {
        await db.delete(identityState).where(eq(identityState.grantId, grantId))
      },
    }
  }
