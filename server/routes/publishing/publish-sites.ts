import * as contract from '#src/contract/publishing/publish-sites.ts'
import { refuse } from '#src/domain/refusal.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import { limitsOfEditor, operatorNameOf } from '../../http/operator.ts'
import { OperatorVisibleError } from '../../http/operator-visible-error.ts'
import { implement } from '../../implement.ts'
import { checkSiteRights } from '../../services/publishing/rights/check-change-rights.ts'

export const publishSitesRoutes = [
  implement(contract.getPublishSettings, ({ config: { sites, sharesPages, origins, videoOrigin } }) => ({
    sites: sites ?? null,
    sharesPages,
    origins,
    videoOrigin,
  })),

  implement(
    contract.publishSites,
    async ({ sites, ports, secrets, http, request: { sites: names, madeWith, olderCode } }) => {
      const folders = sites.sites.map(siteFolderOf)
      if (names.some((name) => !folders.includes(name))) return refuse('invalid')
      const refused = checkSiteRights(limitsOfEditor(http, { secrets }), names)
      if (refused) return refused
      return ports.publisher
        .checkAndPublish(names, {
          buildFingerprint: madeWith,
          allowsOlderCode: olderCode ?? false,
          editor: operatorNameOf(http),
        })
        .catch((error: Error) => {
          throw new OperatorVisibleError(error.message, { cause: error })
        })
    },
  ),
]
