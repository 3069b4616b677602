import type { ResponseOf } from '#src/contract/protocol/call.ts'
import type { publishItem } from '#src/contract/publishing/editing.ts'
import { formatFindings } from '#src/domain/content-item/format-findings.ts'
import { formatSiteHold } from '#src/domain/content-item/site-hold.ts'
import { describeFailures } from '#src/publisher/describe-failures.ts'

/**
 * Describes the result of a publish: the edition, one line for each site, such as "eu: live in 140 ms (12 of 300
 * pages rendered)", and one line for each failed page and each warning.
 */
export const describePublish = ({ edition, sites, warnings }: ResponseOf<typeof publishItem>): string =>
  [`Edition ${edition}`, ...describeSites(sites), ...formatFindings(warnings)].join('\n')

/**
 * Describes the result of a publish on each site. On a site that is on hold, the pages are rendered but not shown.
 */
export const describeSites = (sites: ResponseOf<typeof publishItem>['sites']): string[] =>
  sites.flatMap(({ site, failure, failures, held, milliseconds, rendered, pages }) => {
    if (failure) return `${site}: not live: ${failure}`
    const renderedPages = `(${rendered} of ${pages} pages rendered)`
    return [
      held
        ? `${site}: prepared in ${milliseconds} ms ${renderedPages}, not live: ${formatSiteHold(held)}`
        : `${site}: live in ${milliseconds} ms ${renderedPages}`,
      ...describeFailures(failures).map((line) => `${site}: ${line}`),
    ]
  })
