import { fetchProviderMetadata } from '../adapters/identity-openid/provider.ts'
import type { OpenIdProviderSettings } from '../config/provider.ts'
import { type ServiceCheck, ServiceCheckError } from './service-check.ts'

/** The error code of openid-client for a discovery document that names another issuer. */
const otherIssuer = 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'

/**
 * Returns the check that the OpenID provider returns a discovery document that names its own issuer. OpenID Connect
 * Discovery 1.0, section 4.
 */
export const createProviderCheck = (provider: OpenIdProviderSettings): ServiceCheck => ({
  service: 'sign-in with the OpenID provider',
  variable: 'OIDC_ISSUER',
  async run() {
    await fetchProviderMetadata(provider).catch((error: Error & { code?: string }) => {
      if (error.code === otherIssuer)
        throw new ServiceCheckError('OIDC_ISSUER', 'its discovery document names another issuer')
      throw error
    })
  },
})
