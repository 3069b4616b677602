import type { Config } from '#server/config.ts'
import type { Api } from '#src/api/create-api.ts'
import { getPublishSettings } from '#src/contract/publishing/publish-sites.ts'

/** A command's configuration, and the sites that its own environment names. */
export interface ServerSettings {
  config: Config
  /** The folders of SITES; undefined where it is not set. */
  only: string[] | undefined
}

/**
 * Returns a command's configuration with the sites and origins of the running server. Pages name the sites that are served and
 * their addresses: a shell with other ones would make all pages with other words, and the server all of them again. SITES of the command
 * only chooses among the served sites. Fails where it names another.
 */
export async function withServerSettings(config: Config, api: Api): Promise<ServerSettings> {
  const only = config.sites
  const answer = await api.call(getPublishSettings, {})
  // A server of an older release has no such call.
  if (!answer.ok) return { config, only }
  const { sites, origins } = answer.value
  const other = only?.find((site) => sites !== null && !sites.includes(site))
  if (other !== undefined)
    throw new Error(
      `SITES names "${other}", which the running server does not serve. It serves ${sites?.join(', ')}: restart it with other SITES, or publish some of these.`,
    )
  return { config: { ...config, sites: sites ?? undefined, origins }, only }
}
