import * as z from 'zod/mini'
import type { Moves } from '../state.ts'

/**
 * The states of an address that is told of events: `on`; `off` since the configuration does not name it any more; `gone`
 * since it answered 410, until an operator resumes it.
 */
export const endpointState = z.enum(['on', 'off', 'gone'])
export type EndpointState = z.infer<typeof endpointState>

export const endpointMoves = {
  on: ['off', 'gone'],
  off: ['on'],
  gone: ['on', 'off'],
} as const satisfies Moves<EndpointState>
