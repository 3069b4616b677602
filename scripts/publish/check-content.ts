import type { Config } from '#server/config.ts'
import { checkContent } from '#src/contract/publishing/editing.ts'
import { ensureNoErrors } from '#src/domain/content-item/format-findings.ts'
import { type Sites, siteFolder } from '#src/sites/load-sites.ts'
import { openDesk, valueOrThrow } from '../desk/desk.ts'

/**
 * Checks the content of a running server before its sites are published. Fails with what is wrong; answers how many items there are.
 * What is shown in English for want of a translation, `npm run operator -- languages` says.
 */
export async function checkServerContent(config: Config, { sites }: Pick<Sites, 'sites'>): Promise<number> {
  const [site] = sites.map(siteFolder)
  const desk = openDesk(config, site === undefined ? {} : { sites: [site] })
  const { items, findings } = await valueOrThrow(desk.call(checkContent, {}, { waitsForPublish: true }))
  ensureNoErrors(findings)
  return items
}

/** What is said of a portal without content; nothing where it has some. */
export const wordsOfItems = (items: number): string[] =>
  items > 0
    ? []
    : [
        'There is no content yet: "npm run operator -- import --folder ..." fills the portal (README, Content)',
      ]
