import type { OriginByTenant } from '../page-data/locals.ts'

/** The settings with which the publisher is started. */
export interface PublisherSettings {
  /** The folder of the releases. */
  dataDir: string
  /** The folders of the sites that the portal serves, which link to each other; undefined for all. */
  sites: string[] | undefined
  /** The folders of the sites to publish; undefined for all. */
  only?: string[] | undefined
  /**
   * Whether the servers share their pages through the file storage; otherwise pages are stored in `dataDir` only.
   */
  isShared: boolean
  origins: OriginByTenant
  /** The origin from which pages play videos; undefined if videos come from the pages' origin. */
  videoOrigin?: string | undefined
  /** The URL of the API on this machine: http://127.0.0.1:4321 */
  server: string
  /** The token for operators' calls. */
  token: string
  /**
   * Whether pages that newer code has rendered may be replaced. An operator allows this in order to return to older
   * code.
   */
  allowsOlderCode?: boolean
}
