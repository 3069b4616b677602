import type { Config } from '#server/config.ts'
import { checkContent } from '#src/contract/editing.ts'
import { type Sites, siteFolder } from '#src/sites/load-sites.ts'
import { answered, openDesk } from '../desk/desk.ts'
import { findingsInWords } from '../desk/findings.ts'

const nothingYet =
  'There is no content yet: "npm run operator -- import --folder ..." fills the portal (README, Content)'

/**
 * Checks the content of a running server before its sites are published. Fails with what is wrong; answers that there
 * is none. What is shown in English for want of a translation, `npm run operator -- languages` says.
 */
export async function checkedContent(config: Config, { sites }: Pick<Sites, 'sites'>): Promise<string[]> {
  const [site] = sites.map(siteFolder)
  const desk = openDesk(config, site === undefined ? {} : { sites: [site] })
  const { items, findings } = await answered(desk.call(checkContent, {}, { patient: true }))
  const errors = findings.filter(({ level }) => level === 'error')
  if (errors.length > 0) throw new Error(findingsInWords(errors).join('\n'))
  return items === 0 ? [nothingYet] : []
}
