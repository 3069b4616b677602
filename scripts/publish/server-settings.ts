import type { Config } from '#server/config.ts'
import type { Api } from '#src/api/create-api.ts'
import { getPublishSettings } from '#src/contract/publishing/publish-sites.ts'

/** A command's configuration, and the sites in its own environment. */
export interface ServerSettings {
  config: Config
  /** The folders of SITES; undefined if it is not set. */
  only: string[] | undefined
}

/**
 * Returns a command's configuration with the sites and origins of the running server. Pages contain the served sites
 * and their URLs, so other values in the shell would render all pages differently, and the server's next publish
 * would render them all again. SITES of the command only selects among the served sites; for any other site, this
 * function throws.
 */
export async function loadServerSettings(config: Config, api: Api): Promise<ServerSettings> {
  const only = config.sites
  const answer = await api.call(getPublishSettings, {})
  // A server with an older version of the portal does not have this call.
  if (!answer.ok) return { config, only }
  const { sites, sharesPages, origins, videoOrigin } = answer.value
  const other = only?.find((site) => sites !== null && !sites.includes(site))
  if (other !== undefined)
    throw new Error(
      `SITES names "${other}", which the running server does not serve. It serves ${sites?.join(', ')}: restart it with other SITES, or publish some of these.`,
    )
  const served = { sites: sites ?? undefined, sharesPages, origins, videoOrigin }
  return { config: { ...config, ...served }, only }
}
