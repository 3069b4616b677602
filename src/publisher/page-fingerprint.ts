import type { PublishContextData } from './publish-context.ts'
import { computeValueDigest } from './render-fixed-pages.ts'

/**
 * Returns a digest of everything except content that determines the pages: publishers with equal digests render
 * equal pages.
 */
export const computePageFingerprint = ({
  compiled,
  sites,
  origins,
  videoOrigin,
}: Pick<PublishContextData, 'compiled' | 'sites' | 'origins' | 'videoOrigin'>): string =>
  computeValueDigest([compiled.digest, sites.sites, Object.entries(origins).sort(), videoOrigin ?? null])
