import type { ApiAccess } from '../page-data/content-source.ts'
import type { Sites } from '../sites/load-sites.ts'
import { ReleaseStore } from './release-store.ts'
import type { PublisherSettings } from './settings.ts'
import { SharedReleaseStore } from './shared-release-store.ts'

/** Returns the URL of the API, and the header for operators' calls. */
export const apiAccessOf = ({ server, token }: Pick<PublisherSettings, 'server' | 'token'>): ApiAccess => ({
  baseURL: `${server}/api`,
  headers: { Authorization: `Bearer ${token}` },
})

/**
 * Opens the releases in a folder. If the servers share their pages, the folder is a cache, and the releases are in
 * the file storage.
 */
export const openReleaseStore = (
  settings: Pick<PublisherSettings, 'dataDir' | 'isShared' | 'server' | 'token'>,
  sites: Sites,
): ReleaseStore =>
  settings.isShared
    ? new SharedReleaseStore({ dataDir: settings.dataDir, sites, access: apiAccessOf(settings) })
    : new ReleaseStore(settings.dataDir)
