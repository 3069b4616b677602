import type { AnswerOf } from '#src/contract/protocol/call.ts'
import type { publishItem } from '#src/contract/publishing/editing.ts'
import { findingsInWords } from '#src/domain/content-item/findings-in-words.ts'
import { siteHoldInWords } from '#src/domain/content-item/site-hold.ts'
import { failuresInWords } from '#src/publisher/failures-in-words.ts'

/**
 * The result of an act in words, a line per site: "eu: live in 140 ms (12 of 300 pages made anew)"; and one for each page that
 * could not be made.
 */
export const publishedInWords = ({ edition, sites, warnings }: AnswerOf<typeof publishItem>): string =>
  [`Edition ${edition}`, ...sitesInWords(sites), ...findingsInWords(warnings)].join('\n')

/** What a publish did to each site; a held site has its pages prepared. */
export const sitesInWords = (sites: AnswerOf<typeof publishItem>['sites']): string[] =>
  sites.flatMap(({ site, failure, failures, held, milliseconds, rendered, pages }) => {
    if (failure) return `${site}: not live: ${failure}`
    const made = `(${rendered} of ${pages} pages made anew)`
    return [
      held
        ? `${site}: prepared in ${milliseconds} ms ${made}, not live: ${siteHoldInWords(held)}`
        : `${site}: live in ${milliseconds} ms ${made}`,
      ...failuresInWords(failures).map((line) => `${site}: ${line}`),
    ]
  })
