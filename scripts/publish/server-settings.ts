import type { Config } from '#server/config.ts'
import type { Api } from '#src/api/create-api.ts'
import { getPublishSettings } from '#src/contract/publishing/publish-sites.ts'

/**
 * The configuration with which a command publishes: the sites and origins of the running server, and the command's
 * other settings.
 */
export interface ServerSettings {
  config: Config
  /** The folders of the sites in the command's variable SITES; undefined if SITES is not set. */
  only: string[] | undefined
}

/**
 * Returns a command's configuration with the sites and origins of the running server. Pages contain the served sites
 * and their URLs, so with other values from the command's environment all pages would be rendered differently, and
 * the server's next publish would render them all again. The variable SITES of the command only selects some of the
 * served sites; for any other site, this function throws.
 */
export async function loadServerSettings(config: Config, api: Api): Promise<ServerSettings> {
  const only = config.sites
  const result = await api.call(getPublishSettings, {})
  // The running server is older and does not have this call.
  if (!result.ok) return { config, only }
  const { sites, sharesPages, origins, videoOrigin } = result.value
  const other = only?.find((site) => sites !== null && !sites.includes(site))
  if (other !== undefined)
    throw new Error(
      `SITES names "${other}", which the running server does not serve. It serves ${sites?.join(', ')}: restart it with other SITES, or publish some of these.`,
    )
  const served = { sites: sites ?? undefined, sharesPages, origins, videoOrigin }
  return { config: { ...config, ...served }, only }
}
