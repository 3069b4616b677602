import type { AnswerOf } from '#src/contract/call.ts'
import type { publishItem } from '#src/contract/editing.ts'
import { findingsInWords } from '#src/domain/content/findings-in-words.ts'
import { failuresInWords } from '#src/publisher/failures-in-words.ts'

/**
 * The result of an act in words, a line per site: "eu: live in 140 ms (12 of 300 pages made anew)"; and one for each page that
 * could not be made.
 */
export const publishedInWords = ({ edition, sites, warnings }: AnswerOf<typeof publishItem>): string =>
  [
    `Edition ${edition}`,
    ...sites.flatMap(({ site, failure, failures, milliseconds, rendered, pages }) =>
      failure
        ? `${site}: not live: ${failure}`
        : [
            `${site}: live in ${milliseconds} ms (${rendered} of ${pages} pages made anew)`,
            ...failuresInWords(failures).map((line) => `${site}: ${line}`),
          ],
    ),
    ...findingsInWords(warnings),
  ].join('\n')
