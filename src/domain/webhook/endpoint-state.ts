import * as z from 'zod/mini'
import type { StateTransitions } from '../state.ts'

/** The states of a webhook endpoint. `off`: it is no longer configured. `gone`: it responded with 410, until an operator resumes it. */
export const endpointState = z.enum(['on', 'off', 'gone'])
export type EndpointState = z.infer<typeof endpointState>

export const endpointTransitions = {
  on: ['off', 'gone'],
  off: ['on'],
  gone: ['on', 'off'],
} as const satisfies StateTransitions<EndpointState>
