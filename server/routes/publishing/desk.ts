import { operatorRoles } from '#src/contract/protocol/call.ts'
import * as contract from '#src/contract/publishing/desk.ts'
import { family } from '#src/domain/content-item/families.ts'
import { roleNameOf } from '#src/domain/editor-limits.ts'
import { getLanguageId, siteFolderOf } from '#src/sites/load-sites.ts'
import { baseLanguageOf } from '#src/sites/site.ts'
import { hasUnrestrictedToken, limitsOfEditor, operatorNameOf } from '../../http/operator.ts'
import type { HandlerContext } from '../../http/respond.ts'
import { implement } from '../../implement.ts'

/** Returns the sites that this server serves, with the origins of their brands. */
const sitesOf = ({ sites, config, language }: HandlerContext<unknown>) =>
  sites.sites.map((site) => ({
    ...{ folder: siteFolderOf(site), siteId: site.siteId, tenant: site.tenant, prefix: site.prefix },
    area: site.area[language] ?? (site.area[baseLanguageOf(site)] as string),
    languages: site.languages.map((tag) => ({
      languageId: getLanguageId(sites.languages, tag),
      tag,
      name: sites.languages.find(({ code }) => code === tag)?.name ?? tag,
    })),
    origin: config.origins[site.tenant],
  }))

export const deskRoutes = [
  implement(contract.getDesk, (context) => {
    const { http, secrets } = context
    const session = http.get('session')
    const isToken = hasUnrestrictedToken(http, { secrets }) === true
    const names = isToken ? operatorRoles : (session?.roles.map(roleNameOf) ?? [])
    const roles = operatorRoles.filter((role) => names.includes(role))
    const { firstName, lastName, email } = (!isToken && session?.learner) || {}
    return {
      name: [firstName, lastName].filter(Boolean).join(' ') || operatorNameOf(http),
      email: email ?? null,
      roles,
      limits: roles.includes('editor') ? limitsOfEditor(http, { secrets }) : null,
      sites: sitesOf(context),
      families: family.options,
    }
  }),
]
