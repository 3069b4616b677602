import * as z from 'zod/mini'
import type { StateTransitions } from '../state.ts'

/**
 * The states of a webhook endpoint. `off`: the endpoint is no longer configured. `gone`: the endpoint responded
 * with 410, and an operator has not resumed it yet.
 */
export const endpointState = z.enum(['on', 'off', 'gone'])
export type EndpointState = z.infer<typeof endpointState>

export const endpointTransitions = {
  on: ['off', 'gone'],
  off: ['on'],
  gone: ['on', 'off'],
} as const satisfies StateTransitions<EndpointState>
