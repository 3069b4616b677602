import type { OriginByTenant } from '../page-data/locals.ts'

/** The settings that the publisher is started with. */
export interface PublisherSettings {
  /** The folder in which releases are kept. */
  dataDir: string
  /** The folders of the sites that the portal serves, which name each other; undefined for all. */
  sites: string[] | undefined
  /** The folders of those of them to publish; absent for all. */
  only?: string[] | undefined
  origins: OriginByTenant
  /** The address at which the API answers on this machine: http://127.0.0.1:4321 */
  server: string
  /** The token that opens the calls of operators. */
  token: string
  /** Whether pages of newer code may be replaced: somebody turns back on purpose. */
  olderCode?: boolean
}
