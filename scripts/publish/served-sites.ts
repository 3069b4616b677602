import type { Config } from '#server/config.ts'
import type { Api } from '#src/api/create-api.ts'
import { getServedSites } from '#src/contract/publish-sites.ts'

/**
 * A command's configuration with the sites of the running server where the command's own environment names none. Pages name the sites that
 * are served: a shell without the server's SITES would make all of them with other words, and the server all of them again.
 */
export async function withServedSites(config: Config, api: Api): Promise<Config> {
  if (config.sites) return config
  const served = await api.call(getServedSites, {})
  // A server of an older release has no such call.
  return served.ok && served.value ? { ...config, sites: served.value } : config
}
