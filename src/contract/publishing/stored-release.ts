import * as z from 'zod/mini'
import { loggedPublish } from '../../domain/content-item/logged-publish.ts'
import { siteHold } from '../../domain/content-item/site-hold.ts'
import { declareCall } from '../protocol/call.ts'
import { idCodec } from '../protocol/wire.ts'

/**
 * The path at which publishers read and write the files of releases: packs of pages, manifests and assets, each
 * under its key below this path. PUT stores a file, GET returns it. Used only if the servers share their pages
 * through the file storage.
 */
export const releaseFilesPath = '/api/operator/publish/files'

/** The pattern of the keys of a release's files: a pack, a manifest or an asset. */
export const releaseFileKey =
  /^(packs\/[0-9a-f]{32}|sites\/[a-z0-9-]+\/releases\/[0-9TZ.-]+\.json|assets(\/[\w@~+-][\w.@~+-]*)+)$/

/** The name of a release: the time at which it was created, in ISO 8601 without colons. */
const releaseName = z.string().check(z.regex(/^[0-9T.Z-]{24}$/))
const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const namedRelease = z.object({ release: releaseName, digest })

/**
 * The access rule of calls that only publishers make, with the operator token, because stored pages decide which
 * scripts run in browsers.
 */
const publisher = { who: 'operator', role: [], source: 'ours' } as const

/**
 * Returns the site's releases in the file storage; `stored` are the names of those that can be shown, the newest
 * first.
 */
export const findReleases = declareCall({
  ...publisher,
  method: 'GET',
  path: '/operator/publish/releases',
  summary: 'The releases of a site: current, prepared and stored',
  request: z.object({}),
  response: z.object({
    current: z.nullable(namedRelease),
    prepared: z.nullable(namedRelease),
    stored: z.array(releaseName),
  }),
})

/**
 * Makes a stored manifest the site's current release if the publisher still has the lease (`fence`). If the site is
 * held, the release is only prepared, and `siteHold` is the hold. `switched` is false if another publisher has the
 * lease.
 */
export const switchRelease = declareCall({
  ...publisher,
  method: 'POST',
  path: '/operator/publish/switch',
  summary: 'Shows a release of a site, or prepares it while the site is held',
  request: z.object({ ...namedRelease.shape, fence: idCodec, revision: z.int().check(z.minimum(0)) }),
  response: z.object({ switched: z.boolean(), siteHold: z.nullable(siteHold) }),
})

/**
 * Makes an earlier release of a site current. `switched` is false if the release is not stored, or if another
 * publisher has the lease.
 */
export const showStoredRelease = declareCall({
  ...publisher,
  method: 'POST',
  path: '/operator/publish/show',
  summary: 'Shows a stored release of a site',
  request: z.object({ release: releaseName, fence: idCodec }),
  response: z.object({ switched: z.boolean() }),
})

/**
 * Returns the files, out of the given release files, that are not stored, or that are so old that the garbage
 * collection might delete them.
 */
export const findMissingFiles = declareCall({
  ...publisher,
  method: 'POST',
  path: '/operator/publish/missing',
  summary: 'Which files of releases are not stored yet',
  request: z.object({
    keys: z.array(z.string().check(z.maxLength(300), z.regex(releaseFileKey))).check(z.maxLength(1000)),
  }),
  response: z.object({ missing: z.array(z.string()) }),
})

/** Returns the paths of all stored assets: scripts, styles, and pictures in the widths that pages use. */
export const findStoredAssets = declareCall({
  ...publisher,
  method: 'GET',
  path: '/operator/publish/assets',
  summary: 'The assets of releases in the storage of files',
  request: z.object({}),
  response: z.object({ paths: z.array(z.string()) }),
})

/** Adds a publish of the site to its log, as JSON of `loggedPublish`. */
export const recordPublish = declareCall({
  ...publisher,
  method: 'POST',
  path: '/operator/publish/record',
  summary: 'Adds a publish to the log of its site',
  request: z.object({ entry: z.string().check(z.maxLength(60_000)) }),
  response: z.literal(true),
})

/** Returns the last twenty publishes of a site, the newest last. */
export const findPublishes = declareCall({
  ...publisher,
  method: 'GET',
  path: '/operator/publish/log',
  summary: 'The last publishes of a site',
  request: z.object({}),
  response: z.array(loggedPublish),
})
