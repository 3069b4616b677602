import type { PublishContextData } from './publish-context.ts'
import { ReleaseStore } from './release-store.ts'
import { SharedReleaseStore } from './shared-release-store.ts'

/** Opens the releases in a folder; if the servers share their pages, the folder is a cache of the storage of files. */
export const openReleaseStore = (
  data: Pick<PublishContextData, 'dataDir' | 'isShared' | 'sites' | 'access'>,
): ReleaseStore => (data.isShared ? new SharedReleaseStore(data) : new ReleaseStore(data.dataDir))
