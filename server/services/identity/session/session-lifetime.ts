const minute = 60 * 1000
const hour = 60 * minute

/**
 * Returns the lifetime of a session in milliseconds, regardless of how it is used. A session with a role has a
 * shorter lifetime. Decision: docs/decisions/sessions.md.
 */
export const sessionLifetimeOf = (roles: readonly string[]): number =>
  (roles.length > 0 ? 12 : 30 * 24) * hour

/** The idle time in milliseconds after which a session ends: with a role, and without. */
export interface IdleLimits {
  staff: number
  learner: number
}

/**
 * The minimum interval in milliseconds at which the last use of a session is stored, so that not every request
 * writes.
 */
const seenMs = 5 * minute

interface SessionUse {
  roles: readonly string[]
  seenAt: Date
}

/** Returns whether a session has ended because of its idle time. */
export const isSessionIdle = ({ roles, seenAt }: SessionUse, idle: IdleLimits, now: number): boolean =>
  now - seenAt.getTime() >= (roles.length > 0 ? idle.staff : idle.learner)

export const isSeenUpdateDue = ({ seenAt }: Pick<SessionUse, 'seenAt'>, now: number): boolean =>
  now - seenAt.getTime() >= seenMs

/** How long roles are valid after the provider has confirmed them, in milliseconds. */
const rolesMs = 60 * minute

/**
 * The age in milliseconds at which roles are refreshed, if the provider allows it without the person's interaction.
 */
const refreshMs = 10 * minute

export interface RoleClaims {
  roles: readonly string[]
  rolesToldAt: Date | null
}

const ageOf = ({ rolesToldAt }: RoleClaims, now: number): number =>
  rolesToldAt ? now - rolesToldAt.getTime() : Number.POSITIVE_INFINITY

/** Returns whether a session's roles have expired and the provider has to confirm them. */
export const areRolesExpired = (claims: RoleClaims, now: number): boolean =>
  claims.roles.length > 0 && ageOf(claims, now) >= rolesMs

export const isRefreshDue = (claims: RoleClaims, now: number): boolean =>
  claims.roles.length > 0 && ageOf(claims, now) >= refreshMs
