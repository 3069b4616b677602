import { cachePolicyOfAsset } from '#src/hosting/asset.ts'
import { isHtml } from './exported-file.ts'
import type { CachePolicyException } from './nginx-locations.ts'
import type { PublishedFiles } from './published-files.ts'

/**
 * Returns the files whose paths are misleading: released files that look like assets, and assets that look like the
 * file of a page.
 */
export const findCachePolicyExceptions = (
  { files }: Pick<PublishedFiles, 'files'>,
  assets: readonly string[],
): CachePolicyException[] => [
  ...assets
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({ path, policy: cachePolicyOfAsset(path) })),
  ...[...files]
    .filter(([path, { type }]) => !isHtml(type) && !assets.includes(path))
    .map(([path]) => ({ path, policy: 'ask' as const })),
]
