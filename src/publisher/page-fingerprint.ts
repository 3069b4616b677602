import type { PublishContextData } from './publish-context.ts'
import { computeValueDigest } from './render-fixed-pages.ts'

/**
 * Returns a digest of the code and the settings that determine the pages; content is not included. Publishers with
 * the same digest render the same pages from the same content.
 */
export const computePageFingerprint = ({
  compiled,
  sites,
  origins,
  videoOrigin,
}: Pick<PublishContextData, 'compiled' | 'sites' | 'origins' | 'videoOrigin'>): string =>
  computeValueDigest([compiled.digest, sites.sites, Object.entries(origins).sort(), videoOrigin ?? null])
