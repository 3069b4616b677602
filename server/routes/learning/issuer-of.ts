import type { Badge } from '#src/domain/certificate/badge.ts'
import { issuerPath } from '#src/hosting/server-path.ts'
import type { TenantName } from '#src/sites/site.ts'
import type { Dependencies } from '../../http/app-env.ts'

/**
 * Returns the issuer of a brand's badges. The URL of the issuer's profile is the issuer's identity, so the URL never
 * changes.
 */
export function issuerOf({
  config,
  sites,
  tenant,
}: Pick<Dependencies, 'config' | 'sites'> & { tenant: TenantName }): Badge['issuer'] {
  const url = config.origins[tenant]
  return { id: url + issuerPath, name: sites.tenants[tenant].name, url }
}
