import * as z from 'zod/mini'
import { siteState } from '../../domain/content-item/site-state.ts'
import { declareCall } from '../protocol/call.ts'

/**
 * Returns the state of each site of this server: the live release, the last publishes, the hold and the queued
 * publish.
 */
export const getSiteStates = declareCall({
  who: 'operator',
  role: 'editor',
  method: 'GET',
  path: '/operator/publish/states',
  summary: 'Releases, publishes and holds of each site',
  source: 'ours',
  request: z.object({}),
  response: z.array(siteState),
  refusals: ['other'],
})
